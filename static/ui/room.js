/** A room's page: wires the client to what is seen. */

import { openPage } from "./page.js";
import { RoomPage } from "./roompage.js";
import { keepShell } from "./worker.js";

const page = await openPage();
const room = new RoomPage(page, location.pathname.split("/").filter(Boolean).pop() ?? "");
room.start();
keepShell();
