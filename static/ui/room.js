/** A room's page: wires the client to what is seen. */

import { openPage } from "./page.js";
import { RoomPage } from "./roompage.js";

const page = await openPage(["static/locales/LOCALE.ftl", "static/games/track/locales/LOCALE.ftl"]);
const room = new RoomPage(page, location.pathname.split("/").filter(Boolean).pop() ?? "");
room.start();
