import type { Whitepaper } from "#shared/whitepaper.ts";
import { facts, listCommunityLinks } from "./facts.catalog.ts";

export const whitepaper: Whitepaper = {
  language: "de",
  direction: "ltr",
  title: ["Das Schurken-", "papier"],
  label: "BAGZ Whitepaper, Deutsch",
  lead: "Was BAGZ ist, woraus es besteht und was es nicht verspricht. Sieben Kapitel, kein Nebel.",
  description:
    "Das BAGZ Whitepaper auf Deutsch: Vision, Tokenomics, Ökosystem, Technik, Roadmap und Risiken, Kapitel für Kapitel und als PDF.",
  download: "PDF herunterladen",
  contents: "Inhalt",
  sections: [
    {
      id: "summary",
      title: "Überblick",
      paragraphs: [
        "BAGZ ist ein Meme-Token auf Solana, an dem eine Werkstatt hängt. Der Token gibt der Gemeinschaft einen Namen und eine gemeinsame Sache. Die Werkstatt gibt ihr etwas zu tun: Memes, Tweets, Avatare und eine Rangliste, die jeden Monat wieder bei null beginnt.",
        "Die meisten Meme-Token bitten dich zu warten. BAGZ bittet dich, etwas zu machen. Wer etwas macht, sammelt Punkte. Wer am Monatsende vorn liegt, bekommt einen Teil der Belohnungen. Mehr Mechanik gibt es nicht, sie passt auf einen Kassenzettel.",
        "Es gab keinen Vorverkauf, und es gibt keinen Anteil für ein Team. Der Vorrat kam aus einer Bonding-Kurve, für alle zu denselben Bedingungen. Was zurückgelegt ist, steht weiter unten, mit Betrag.",
      ],
      facts: [
        {
          lines: [
            { label: "Meme-Vorlagen", value: "11" },
            { label: "Avatare", value: "20" },
            { label: "Tonlagen für Tweets", value: "3" },
            { label: "Belohnung im Monat", value: facts.monthlyRewards },
          ],
        },
      ],
    },
    {
      id: "vision",
      title: "Vision",
      paragraphs: [
        "Jede Geschichte braucht einen Schurken, und Krypto hat die Rolle bisher falsch besetzt. Uns sind Schurken lieber, die sagen, was sie wollen, ihre Arbeit unterschreiben und die Bücher offen lassen.",
        "Die Schurken-Ära ist keine Drohung. Sie ist eine Haltung: ruhig im Absturz, schnell mit dem Witz, treu gegenüber den Leuten im Raum. Wir bauen Werkzeuge, mit denen jeder mitmachen kann, ganz gleich, wie schwer seine Tasche ist.",
        "Erst die Kultur, dann der Nutzen, dann der Rest. Ein Meme, das weitergereicht wird, tut mehr für eine Gemeinschaft als eine Präsentation, die liegen bleibt.",
      ],
      points: [
        { title: "Für die Kultur", text: "Bilder, Worte und Musik, die man teilt, weil sie gut sind." },
        {
          title: "Für das Chaos",
          text: "Treffen, Aktionen und Wettbewerbe, angezettelt von Mitgliedern statt von Gremien.",
        },
        { title: "Für die Leute", text: "Kein Vorverkauf, kein Teamanteil, Regeln, die man in einem Zug liest." },
      ],
    },
    {
      id: "tokenomics",
      title: "Tokenomics",
      paragraphs: [
        "BAGZ läuft auf Solana: ein Meme-Token mit Nutzen, gestartet auf einem Launchpad. Der Vorrat entsteht entlang einer Bonding-Kurve, der Burn läuft automatisch. Bei rund 500 SOL Marktkapitalisierung ist die Kurve voll.",
        "Eine Reserve von 20 Millionen war bis März 2026 gesperrt. In der Schatzkammer liegen 36 Millionen, für Wettbewerbe, Belohnungen und die Werkzeuge selbst. Bis zu 10.000 Token gehen jeden Monat an die Spitze der Rangliste.",
      ],
      facts: [
        {
          lines: [
            { label: "Token", value: facts.name },
            { label: "Symbol", value: facts.ticker },
            { label: "Kette", value: facts.chain },
            { label: "Art", value: "Meme und Nutzen" },
            { label: "Start", value: "Launchpad" },
            { label: "Vorrat", value: "Bonding-Kurve, automatischer Burn" },
            { label: "Obergrenze der Kurve", value: facts.cap },
            { label: "Reserve", value: `${facts.reserve}, gesperrt bis März 2026` },
            { label: "Schatzkammer", value: facts.treasury },
            { label: "Vorverkauf", value: "keiner" },
            { label: "Anteil für ein Team", value: "keiner" },
          ],
        },
      ],
      aside:
        "Die Daten in diesem Papier stammen aus dem Gründungsplan. Ein Datum, das vorbei ist, beweist für sich nichts: Sieh auf der Kette nach.",
    },
    {
      id: "ecosystem",
      title: "Ökosystem",
      paragraphs: [
        "Drei Werkzeuge und eine Anzeigetafel. Jedes davon funktioniert, ohne dass du einen einzigen Token hältst. Wenn du einen hältst, ist es dir nur weniger egal.",
        "Punkte gibt es für Arbeit. Ein fertiges Meme, ein erzeugter Tweet, ein geladener Avatar und ein geteiltes Meme zählen auf dem Server, mit einer Grenze pro Tag. So schlägt ein geduldiger Mensch ein fleißiges Skript.",
      ],
      points: [
        {
          title: "Meme-Fabrik",
          text: "11 eigene Vorlagen rund um den Sensenmann. Schreiben, setzen, speichern. Den Rest erledigt die Kapuze.",
        },
        {
          title: "KI-Tweet-Generator",
          text: "Drei Tonlagen: aggressiv, strategisch, Chaos. Du feilst, du postest, dein Name steht darüber.",
        },
        {
          title: "Avatar-Sammlung",
          text: "20 edle Schurken in drei Stufen: gewöhnlich, selten, legendär. Ein Klick, ein Gesicht.",
        },
        {
          title: "Chaos-Rangliste",
          text: "Monatliche Wettbewerbe um 10K Token. Am Ersten sind alle wieder gleich.",
        },
      ],
      facts: [
        {
          title: "Punkte",
          lines: [
            { label: "Meme erstellen", value: facts.memePoints },
            { label: "Tweet erzeugen", value: facts.tweetPoints },
            { label: "Avatar laden", value: facts.avatarPoints },
            { label: "Meme teilen", value: facts.sharePoints },
            { label: "Monatswettbewerb", value: facts.monthlyRewards },
          ],
        },
      ],
      aside: "Der Gründungsplan zählte drei Tonlagen. Der Generator dieser Ausgabe hat fünf.",
    },
    {
      id: "tech",
      title: "Technik",
      paragraphs: [
        "Die Seite ist aus einem Guss, typisiert vom Knopf bis zur Tabelle. Sie läuft weiter, wenn ein fremder Dienst es nicht tut: Kurse nennen ihr Alter, Werkzeuge greifen auf das zurück, was der Server selbst kann.",
        "Sicherheit ist hier mit Absicht langweilig. Sitzungen liegen in Cookies, an die kein Skript kommt, jedes Formular wird auf dem Server geprüft, und jede Grenze wird dort gezählt, wo niemand mit ihr verhandeln kann.",
      ],
      panels: [
        {
          id: "frontend",
          title: "Frontend",
          lines: [
            { label: "Oberfläche", value: "React mit TypeScript" },
            { label: "Bau", value: "Vite" },
            { label: "Bausteine", value: "Radix UI mit shadcn-Komponenten" },
            { label: "Stil", value: "Tailwind CSS" },
          ],
          note: "So der Gründungsplan. Diese Ausgabe schreibt ihre Stile in reinem CSS, ohne Tailwind und shadcn.",
        },
        {
          id: "backend",
          title: "Backend",
          lines: [
            { label: "Server", value: "Express mit TypeScript" },
            { label: "Daten", value: "PostgreSQL mit ORM" },
            { label: "Anmeldung", value: "Authentifizierung durch eine Hosting-Plattform" },
            { label: "Schutz", value: "Ratenbegrenzung, Middleware für Sicherheits-Header" },
          ],
          note: "So der Gründungsplan. Der Server dieser Ausgabe ist Fastify, nicht Express, und er führt seine Konten selbst.",
        },
      ],
    },
    {
      id: "roadmap",
      title: "Roadmap",
      paragraphs: ["Drei Phasen, wie sie am Anfang festgelegt wurden. Was steht, ist als erledigt markiert."],
      phases: [
        {
          name: "Phase 1",
          title: "Fundament",
          when: "Abgeschlossen",
          items: ["Meme-Fabrik", "Avatar-Sammlung", "Rangliste als Spiel", "Plattformen der Community sind online"],
        },
        {
          name: "Phase 2",
          title: "Ausbau",
          when: "Läuft",
          items: [
            "Erweitertes Analyse-Dashboard",
            "Verbesserungen, zuerst fürs Telefon",
            "Staking im Genesis Villain Pool",
            "Mehrere Sprachen",
          ],
        },
        {
          name: "Phase 3",
          title: "Vorherrschaft",
          when: "Geplant, Q1 2025",
          items: ["Anbindung an NFT-Marktplätze", "Brücke zu weiteren Ketten", "Merchandise-Shop", "Beta der App"],
        },
      ],
      aside:
        "Der Jahresplan, Quartal für Quartal, steht auf der Roadmap-Seite. Wo beide auseinandergehen, ist jene Seite neuer.",
    },
    {
      id: "community",
      title: "Community",
      paragraphs: [
        "Das Projekt hat keine Zentrale. Es hat einen Chat, der nicht schläft, und einen Markt, auf dem Schurken an Schurken verkaufen. Komm herein, lies die Regeln, mach etwas.",
        "Niemand aus der Community schreibt dich zuerst an, um nach Schlüsseln, Seed-Phrase oder einer Einzahlung zu fragen. Wer das tut, gehört nicht zu uns.",
      ],
      facts: [
        {
          lines: listCommunityLinks({
            official: "X, offiziell",
            community: "X, Community",
            videos: "Videos",
            photos: "Fotos",
            chat: "Chat",
            website: "Website",
          }),
        },
      ],
    },
  ],
  disclaimer: {
    title: "Risiko",
    paragraphs: [
      "Kryptowährungen schwanken stark. $BAGZ ist ein experimenteller Meme-Token zur Unterhaltung, ohne Garantie auf Wert oder Ertrag. Du kannst alles verlieren, was du einsetzt.",
      "Nichts in diesem Papier ist Finanzberatung. Setze nur ein, was du verlieren kannst. Nicht für Personen unter 18 Jahren.",
    ],
  },
};
