// The words of en/design-texts.ts in German.
import type { Words } from '../words.ts';

export const designTexts: Words['designTexts'] = {
  designs: {
    ladybird: {
      name: 'Marienkäfer',
      hint: 'Der Stein ist der Marienkäfer: Mal ihn ganz rot an, lass ihn trocknen und drück die Punkte mit dem Ende eines Pinsels auf.',
    },
    whale: {
      name: 'Freundlicher Wal',
      hint: 'Zwei Schichten für den Körper, dann der helle Bauch. Die Fontäne besteht aus fünf Punkten auf jeder Seite, jeder ein wenig größer.',
    },
    fox: {
      name: 'Fuchsgesicht',
      hint: 'Mal zuerst die Wangen in Creme aus, damit das Orange mit einer sauberen Kante anschließt. Augen und Nase kommen zuletzt.',
    },
    sun: {
      name: 'Sonnengesicht',
      hint: 'Zieh jeden Strahl in einem Strich vom Gesicht nach außen und heb den Pinsel an der Spitze ab. Dann kommen die Punkte dazwischen.',
    },
    cat: {
      name: 'Schlafende Katze',
      hint: 'Nimm einen runden, flachen Stein: Er ist der Rücken der Katze. Mal das Fell, dann die Streifen und mit einem dünnen Stift das verschlafene Gesicht.',
    },
    'mushroom-house': {
      name: 'Pilzhaus',
      hint: 'Lass die Punkte auf dem Dach frei, oder tupf sie zuletzt mit einem Schwamm auf. Für die Lamellen reichen dünne Linien.',
    },
    turtle: {
      name: 'Meeresschildkröte',
      hint: 'Mal den Panzer in einem Grün und lass ihn trocknen. Dann füll jede Platte mit einem anderen und lass die Fugen stehen.',
    },
    bee: {
      name: 'Hummel',
      hint: 'Erst Gelb, und wenn es trocken ist, die Streifen. Verdünn das Weiß für die Flügel mit Wasser, damit man durchsehen kann.',
    },
    owl: {
      name: 'Weise Eule',
      hint: 'Stell den Stein aufrecht. Mal die Federn von der untersten Reihe nach oben und die Augen in Ringen von groß nach klein.',
    },
    rainbow: {
      name: 'Regenbogen',
      hint: 'Fang mit dem innersten Bogen an und arbeite dich nach außen. Tupf die Wolken mit einem Schwamm auf, zum Schluss kommen die Herzen.',
    },
    hedgehog: {
      name: 'Igel',
      hint: 'Mal den Rücken dunkel und das Gesicht hell. Dann kurze Striche aus dem Fell nach außen, in drei Brauntönen.',
    },
    balloon: {
      name: 'Heißluftballon',
      hint: 'Mal jeden zweiten Streifen aus, lass ihn trocknen, dann die anderen. Der Gürtel aus Punkten deckt zu, wo sie nicht ganz aneinanderstoßen.',
    },
    snail: {
      name: 'Schnecke',
      hint: 'Mal das Haus als vollen Kreis, zeichne die Windung darüber und setz die Punkte vom größten bis zum kleinsten.',
    },
    moon: {
      name: 'Mond und Sterne',
      hint: 'Grundiere den Stein mit Nachtblau und paus mit weißem Stift durch. Der Mond braucht zwei Schichten, die Punkte nur einen Tupfer.',
    },
    cactus: {
      name: 'Kaktus im Topf',
      hint: 'Erst das Grün und der Topf. Die Stacheln sind kleine V in Creme, und die Blüte ist der eine leuchtende Fleck.',
    },
    fish: {
      name: 'Fisch mit Schuppen',
      hint: 'Fang am Schwanz an und gib jeder Spalte von Schuppen eine etwas hellere Farbe als der davor.',
    },
    dinosaur: {
      name: 'Dinosaurier',
      hint: 'Erst der Körper, dann jede Platte in einer anderen Farbe. Die Flecken drückst du mit dem Ende eines Stifts auf.',
    },
    penguin: {
      name: 'Pinguin mit Schal',
      hint: 'Grundiere den Stein mit Tintenblau, dann mal Gesicht und Brust weiß, in zwei Schichten. Der Schal trägt deine Lieblingsfarben.',
    },
    boat: {
      name: 'Segelboot',
      hint: 'Himmel, Meer, dann das Boot über beides. Die Kämme der Wellen sind eine dünne weiße Linie ganz am Schluss.',
    },
    butterfly: {
      name: 'Schmetterling',
      hint: 'Mal beide Flügel im Wechsel, damit sie gleich bleiben: Felder, dann Ränder, dann die Punkte vom Körper nach außen.',
    },
    lighthouse: {
      name: 'Leuchtturm',
      hint: 'Weißer Turm, rote Bänder, dunkles Meer. Setz den Lichtstrahl in Punkten, die größer werden, je weiter sie von der Lampe weg sind.',
    },
    fern: {
      name: 'Farn',
      hint: 'Ein Blatt sind zwei Tupfer mit einem runden Pinsel: drücken, zum Stiel ziehen, abheben. Fang an der eingerollten Spitze an.',
    },
    feather: {
      name: 'Feder',
      hint: 'Lass drei Farben ineinanderlaufen, solange sie nass sind. Den Kiel und die Punkte zeichnest du, wenn alles trocken ist.',
    },
    mandala: {
      name: 'Mandala aus Punkten',
      hint: 'Arbeite von der Mitte nach außen, Ring für Ring, und lass jeden Ring trocknen. Mit frischer Farbe für je drei Punkte bleiben sie gleich.',
    },
  },
  palettes: {
    'picnic-blanket': {
      name: 'Picknickdecke',
      use: 'Marienkäfer, Fliegenpilze und alles Fröhliche. Fang mit Creme an und heb Tintenblau für die Linien auf.',
    },
    'meadow-in-june': {
      name: 'Wiese im Juni',
      use: 'Bienen, Schmetterlinge und Blumen auf einem hellen Stein, der dazwischen zu sehen ist.',
    },
    'low-tide': {
      name: 'Ebbe',
      use: 'Schildkröten, Fische und Muscheln. Lass Petrol trocknen, bevor die Punkte in Sand daraufkommen.',
    },
    'harbor-morning': {
      name: 'Morgen am Hafen',
      use: 'Boote, Leuchttürme und Wale, mit einem Fleck Mohnrot, an dem das Auge hängen bleibt.',
    },
    campfire: {
      name: 'Lagerfeuer',
      use: 'Sonnen, Füchse und Herbstlaub. Leuchtet auf einem dunklen Stein.',
    },
    'woodland-floor': {
      name: 'Waldboden',
      use: 'Igel, Eulen, Farne und Pilze: unten Erde, darüber eine warme Farbe.',
    },
    'starry-night': {
      name: 'Sternennacht',
      use: 'Monde und Mandalas. Grundiere den Stein mit Nachtblau und setz die Punkte von dunkel nach hell.',
    },
    'sweet-shop': {
      name: 'Zuckerbude',
      use: 'Regenbögen, Ballons und Herzen, und ein Geschenk für jemand Kleines.',
    },
    'desert-garden': {
      name: 'Wüstengarten',
      use: 'Kakteen, Eidechsen und Sonnenuntergänge. Auch pur, in Punkten auf einem sandfarbenen Stein.',
    },
    'berry-patch': {
      name: 'Beerengarten',
      use: 'Herzen, Vögel und Erdbeeren. Zwei Rottöne nebeneinander wirken satter als einer.',
    },
    'lavender-evening': {
      name: 'Lavendelabend',
      use: 'Schmetterlinge, Federn und Namen in feiner Schrift. Sanft genug für einen Stein, der Danke sagt.',
    },
    'first-frost': {
      name: 'Erster Frost',
      use: 'Federn, Schneeflocken und Vögel. Leise auf grauen Steinen, mit dem dünnsten Pinsel.',
    },
  },
  paints: {
    'Lamp Black': 'Lampenschwarz',
    'Ink Blue': 'Tintenblau',
    'Night Blue': 'Nachtblau',
    'Harbor Blue': 'Hafenblau',
    'Sky Blue': 'Himmelblau',
    'Ice Blue': 'Eisblau',
    Teal: 'Petrol',
    Lagoon: 'Lagune',
    Mint: 'Minze',
    'Moss Green': 'Moosgrün',
    Clover: 'Klee',
    'Young Leaf': 'Junges Blatt',
    Lemon: 'Zitrone',
    Sunflower: 'Sonnenblume',
    Marigold: 'Ringelblume',
    Coral: 'Koralle',
    'Poppy Red': 'Mohnrot',
    Raspberry: 'Himbeere',
    'Rose Pink': 'Rosenrosa',
    Blush: 'Zartrosa',
    Lilac: 'Flieder',
    Plum: 'Pflaume',
    Sand: 'Sand',
    Honey: 'Honig',
    Terracotta: 'Terrakotta',
    Chestnut: 'Kastanie',
    Cocoa: 'Kakao',
    Cream: 'Creme',
    'Chalk White': 'Kreideweiß',
    'Dove Gray': 'Taubengrau',
    Slate: 'Schiefer',
  },
};
