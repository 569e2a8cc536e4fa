# Arauen liburua: norbaitek irekitzean kargatzen da.

book-cards = Kartak
book-rules = Arau guztiak
book-standard = Mahai honetan ohiko moduan jokatzen da: { $game }.
book-usual = Ohikoa: { $text }
book-contents = Liburuaren atalak
book-house = Etxeko araua
book-house-title = { $game }: ohikoaz bestelakoa
book-ours = Gure irakurketa
book-ours-text = Joko baten iturriek ezer esaten ez dutenean edo bi modutara irakur daitezkeenean, aukeratu egin behar izan dugu. Puntu horiek «gure irakurketa» marka daramate.
book-made = Esaldi hauek zerbitzariak jokatzeko erabiltzen dituen ezarpen beretatik sortzen dira.
