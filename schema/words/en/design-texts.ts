// The designs to paint on stones, their palettes and paints, by the ids that the server gives them.

export const designTexts = {
  /** The name of what is drawn, and how to paint it. */
  designs: {
    ladybird: {
      name: 'Ladybird',
      hint: 'The stone is the ladybird: paint it red all over, let it dry, then press the spots on with the end of a brush.',
    },
    whale: {
      name: 'Friendly Whale',
      hint: 'Two coats for the body, then the pale belly; the spout is five dots to each side, each a little larger.',
    },
    fox: {
      name: 'Fox Face',
      hint: 'Fill the cheeks with Cream first, so that the orange meets them in a clean edge; eyes and nose come last.',
    },
    sun: {
      name: 'Sun Face',
      hint: 'Pull each ray from the face outwards in one stroke, and lift the brush at its tip; then the dots between.',
    },
    cat: {
      name: 'Sleeping Cat',
      hint: 'Choose a round, flat stone: it is the cat’s back. Paint the fur, then the stripes, and the sleepy face with a thin pen.',
    },
    'mushroom-house': {
      name: 'Mushroom House',
      hint: 'Leave the spots of the roof bare, or dab them on last with a sponge; the gills need only thin lines.',
    },
    turtle: {
      name: 'Sea Turtle',
      hint: 'Paint the shield in one green, let it dry, then fill each plate with another and leave the seams standing.',
    },
    bee: {
      name: 'Bumblebee',
      hint: 'Yellow first, stripes when it is dry. Thin the white with water for the wings, so that they shine through.',
    },
    owl: {
      name: 'Wise Owl',
      hint: 'Stand the stone upright. Paint the feathers from the bottom row to the top, and the eyes in rings from large to small.',
    },
    rainbow: {
      name: 'Rainbow',
      hint: 'Begin with the innermost band and work outwards; dab the clouds on with a sponge, and end with the hearts.',
    },
    hedgehog: {
      name: 'Hedgehog',
      hint: 'Paint the back dark and the face pale; then short strokes from the fur outwards, in three browns.',
    },
    balloon: {
      name: 'Hot-Air Balloon',
      hint: 'Fill every second stripe, let it dry, then the others; the belt of dots hides where they do not quite meet.',
    },
    snail: {
      name: 'Snail',
      hint: 'Paint the shell as a full circle, draw the winding over it, and set the dots from the largest to the smallest.',
    },
    moon: {
      name: 'Moon and Stars',
      hint: 'Cover the stone with Night Blue and trace in white pencil; the moon wants two coats, the dots only one touch.',
    },
    cactus: {
      name: 'Cactus in a Pot',
      hint: 'Green and pot first; the prickles are little Vs in Cream, and the flower is the one bright spot.',
    },
    fish: {
      name: 'Fish with Scales',
      hint: 'Start at the tail, and let each column of scales take a slightly lighter color than the one before.',
    },
    dinosaur: {
      name: 'Dinosaur',
      hint: 'Body first, then every plate in another color; the spots are pressed on with a pencil’s end.',
    },
    penguin: {
      name: 'Penguin in a Scarf',
      hint: 'Cover the stone with Ink Blue, then paint face and breast white in two coats; the scarf wears your favorite colors.',
    },
    boat: {
      name: 'Sailing Boat',
      hint: 'Sky, sea, then the boat over both; the waves’ crests are a thin line of white at the very end.',
    },
    butterfly: {
      name: 'Butterfly',
      hint: 'Paint both wings turn by turn, so that they stay alike: fields, then edges, then the dots from the body outwards.',
    },
    lighthouse: {
      name: 'Lighthouse',
      hint: 'White tower, red bands, dark sea. Set the beam in dots that grow the further they are from the lamp.',
    },
    fern: {
      name: 'Fern',
      hint: 'One leaf is two touches of a round brush: press, pull towards the stem, and lift. Begin at the curled tip.',
    },
    feather: {
      name: 'Feather',
      hint: 'Let three colors run into each other while they are wet; draw the quill and the dots when all is dry.',
    },
    mandala: {
      name: 'Mandala of Dots',
      hint: 'Work from the middle outwards, one ring at a time, and let each ring dry; fresh paint for every three dots keeps them alike.',
    },
  },
  /** Paints that go well together, and what they are good for. */
  palettes: {
    'picnic-blanket': {
      name: 'Picnic Blanket',
      use: 'Ladybirds, toadstools and everything cheerful. Start with Cream, and keep Ink Blue for the lines.',
    },
    'meadow-in-june': {
      name: 'Meadow in June',
      use: 'Bees, butterflies and flowers on a pale stone that shows between them.',
    },
    'low-tide': {
      name: 'Low Tide',
      use: 'Turtles, fish and shells. Let Teal dry before the dots of Sand go on top.',
    },
    'harbor-morning': {
      name: 'Harbor Morning',
      use: 'Boats, lighthouses and whales, with one spot of Poppy Red that the eye goes to.',
    },
    campfire: {
      name: 'Campfire',
      use: 'Suns, foxes and autumn leaves; glows on a dark stone.',
    },
    'woodland-floor': {
      name: 'Woodland Floor',
      use: 'Hedgehogs, owls, ferns and mushrooms: earth below, one warm color above.',
    },
    'starry-night': {
      name: 'Starry Night',
      use: 'Moons and mandalas. Cover the stone with Night Blue and dot from dark to light.',
    },
    'sweet-shop': {
      name: 'Sweet Shop',
      use: 'Rainbows, balloons and hearts, and a present for somebody small.',
    },
    'desert-garden': {
      name: 'Desert Garden',
      use: 'Cacti, lizards and sunsets; also bare, in dots on a sand-colored stone.',
    },
    'berry-patch': {
      name: 'Berry Patch',
      use: 'Hearts, birds and strawberries. Two reds side by side look richer than one.',
    },
    'lavender-evening': {
      name: 'Lavender Evening',
      use: 'Butterflies, feathers and names in fine letters; soft enough for a thank-you stone.',
    },
    'first-frost': {
      name: 'First Frost',
      use: 'Feathers, snowflakes and birds. Quiet on gray stones, with the thinnest brush.',
    },
  },
  /** Paints, by their English names. */
  paints: {
    'Lamp Black': 'Lamp Black',
    'Ink Blue': 'Ink Blue',
    'Night Blue': 'Night Blue',
    'Harbor Blue': 'Harbor Blue',
    'Sky Blue': 'Sky Blue',
    'Ice Blue': 'Ice Blue',
    Teal: 'Teal',
    Lagoon: 'Lagoon',
    Mint: 'Mint',
    'Moss Green': 'Moss Green',
    Clover: 'Clover',
    'Young Leaf': 'Young Leaf',
    Lemon: 'Lemon',
    Sunflower: 'Sunflower',
    Marigold: 'Marigold',
    Coral: 'Coral',
    'Poppy Red': 'Poppy Red',
    Raspberry: 'Raspberry',
    'Rose Pink': 'Rose Pink',
    Blush: 'Blush',
    Lilac: 'Lilac',
    Plum: 'Plum',
    Sand: 'Sand',
    Honey: 'Honey',
    Terracotta: 'Terracotta',
    Chestnut: 'Chestnut',
    Cocoa: 'Cocoa',
    Cream: 'Cream',
    'Chalk White': 'Chalk White',
    'Dove Gray': 'Dove Gray',
    Slate: 'Slate',
  },
};
