// Words for a crowd: names, descriptions and places, varied enough for responses to compress like real ones.

export const firstNames = (
  'Ada Ben Cora Dan Eva Finn Gia Hugo Ida Jon Kira Leo Mia Noah Olga Paul Quinn Rosa Sam Tess ' +
  'Uma Vic Wren Yara Zoe Robin Alex Marta Jonas Lucy Ahmed Sofia Kenji Amara Lars Priya'
).split(' ');

export const initials = [...'ABCDEFGHIJKLMNOPRSTVWYZ'];

export const adjectives = (
  'Sunny Tiny Brave Sleepy Golden Mossy Speckled Merry Quiet Lucky Wandering Rainy Bold Gentle Curious ' +
  'Frosty Starry Salty Proud Dizzy Silver Rosy Windy Happy'
).split(' ');

export const nouns = (
  'Turtle Owl Cactus Ladybird Whale Fox Mushroom Dragon Bee Sunflower Snail Rainbow Hedgehog Moon Robin ' +
  'Octopus Dahlia Penguin Lighthouse Comet Bear Frog Feather Pebble'
).split(' ');

export const beginnings = [
  'Painted on a rainy afternoon with my daughter.',
  'A smooth river stone with three coats of varnish.',
  'My first try at dots, so be kind.',
  'Acrylics on granite, sealed twice.',
  'Made for everybody who needs a smile today.',
  'The colours are those of our garden in May.',
  'Found the stone at the beach and could not leave it.',
  'For my grandmother, who loved the sea.',
  'Number seven of a series of twelve.',
  'It took a whole weekend and a lot of tea.',
  'The kids of class 3b painted this one.',
  'A little friend for a long journey.',
];

export const endings = [
  'Please take it far away.',
  'It would love to see the mountains.',
  'Hide it where children look.',
  'Keep it dry, the gold comes off.',
  'Tell us where you found it!',
  'May it travel well.',
  'It has a twin somewhere.',
  'Leave it in the sun for a while.',
  'It does not like snow.',
  'Have a wonderful day.',
  '',
  '',
];

export const places = [
  'Under the old oak',
  'Behind the library bench',
  'At the foot of the water tower',
  'Beside the duck pond',
  'On the wall by the bakery',
  'In the hollow of a tree stump',
  'Near the trailhead sign',
  'Between two roots',
  'On a window sill of the station',
  'By the playground gate',
  'Under the third step',
  'In the flower box',
  'Along the river path',
  'At the picnic table',
  'Next to the mailbox',
  'Beneath the footbridge',
];

export const thoughts = [
  'What a lovely rock!',
  'We saw this one on Sunday and the kids were so happy.',
  'The colours are beautiful.',
  'I looked for an hour and then it was right in front of me.',
  'Thank you for hiding it so close to our school.',
  'This made my day.',
  'How did you get the lines so fine?',
  'It is going to the coast with us next week.',
];
