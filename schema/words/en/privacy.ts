// The privacy page: what is kept, why and for how long, in plain words. A test compares it with docs/data.md.

const account = 'until you delete your account';

export const privacy = {
  title: 'Privacy',
  lead: 'What this site knows about you, what it needs that for, and when it forgets it.',
  shortly: 'In short',
  short: [
    'We keep what a rock needs for its journey and what you need to sign in: your rocks, their places and photos, and your email address.',
    'We show no advertising, and no company counts or follows you here. Nothing about you is sold.',
    'You can take everything with you as one file, under Your data in the settings, and delete your account yourself, at any time. Your name and address are then gone from here at once, except from orders that you paid; rocks that travel stay in the world without you.',
  ],
  othersTitle: 'What others see of you',
  others: [
    {
      who: 'Everybody',
      sees: 'The name that you chose, or else your first name and the first letter of your last name. Your picture, your rocks, your comments, and what you said at a find. Where a rock lies only roughly, to a hundred meters, and the name that its hider gave the place.',
    },
    {
      who: 'Members who are signed in',
      sees: 'The exact place of a hidden rock, since somebody should find it, and the notes at it.',
    },
    {
      who: 'The owner of a rock that you found',
      sees: 'The place and the notes that you logged at your find.',
    },
    { who: 'Nobody but you', sees: 'The Rock IDs of your rocks, apart from whoever has the rock in hand.' },
    {
      who: 'The administrator of this site',
      sees: 'Your profile and email address, when you signed in last, your rocks and orders, what you reported and what was reported of you.',
    },
  ],
  othersPage: 'For each of your rocks you choose who may open its page: everybody, members, or nobody.',
  keptTitle: 'What we keep, and for how long',
  helpersTitle: 'Who helps us',
  helpersLead: 'Nobody else gets anything about you.',
  helpers: [
    {
      who: 'Cloudflare',
      does: 'Runs the computers of this site. All that is listed here is stored there, and our emails leave from there. It sees the internet address of your device, as every site does that you open.',
    },
    {
      who: 'Stripe',
      does: 'Takes payments. The number of your card goes to Stripe alone; we never see it. We learn your email address, and for an order where to send it.',
    },
    {
      who: 'The maker of your browser',
      does: 'Carries messages to your device, if you asked for them: Google, Mozilla, Microsoft or Apple. The messages are sealed, so that only your browser can read them.',
    },
    {
      who: 'OpenStreetMap’s Nominatim',
      does: 'Finds an address that you search for on the map. It gets the words of the search from us, and not from whom they are. The owner of a site may choose another service, or none.',
    },
    {
      who: 'Another sign-in service',
      does: 'Tells us your email address, if this site offers one and you choose to sign in with it.',
    },
    {
      who: 'Another map service',
      does: 'Sends the pictures of the map, if the owner of this site has chosen one. It then sees the internet address of your device and which part of the world you look at. Our own map asks nobody.',
    },
  ],
  licences: 'What others made and this site uses, with its licences',
  yoursTitle: 'It is yours',
  yours: [
    {
      title: 'Look at it and correct it',
      text: 'Your profile, your rocks and their journeys are in the app, where you can change them. Entries of a journey can be changed for 30 days.',
    },
    {
      title: 'Take it with you',
      text: 'Open Settings in your profile and choose Download my data: one file with your rocks, photos, journeys, finds, comments and orders, free of charge. Another site of this kind can read it.',
    },
    {
      title: 'Delete it',
      text: 'Open Settings in your profile and choose Delete Account. Your name, addresses, picture, comments, notes and messages are gone at once, and so are rocks that were never hidden. Rocks that travel stay in the world with their picture and journey, and no longer say who painted them. Of an order we keep what bookkeeping needs: its email address with it, its name and postal address for 400 days.',
    },
    { title: 'Ask', text: 'Write to us about anything on this page. A person reads it.' },
  ],
  onThisPage: 'On this page',
  whoElseSees: 'Who else sees it: ',
  /** By the ids of the headings, in the order of the page. */
  groups: {
    account: {
      title: 'Your account',
      /** How long, in one line. */
      short: 'Until you delete your account.',
      /** What it is for. */
      why: 'Your email address is your key: we send a code to it, so there is no password that somebody could steal. Name, town and picture are what you put into your profile.',
      kept: {
        profile: { what: 'Name, town, picture, email address and language', long: account },
        emailChange: {
          what: 'After a change of your email address: both addresses, so that the old one can take it back',
          long: 'a week',
        },
        emailChangeLink: {
          what: 'On your device: the link of such a change, while you sign in',
          long: 'an hour',
        },
      },
      /** Who else sees it; '' if nobody does. */
      seen: 'Others see your name and picture. Your email address and your town are for you and the administrator alone.',
    },
    'signing-in': {
      title: 'Signing in',
      short: 'A code for a day, that you are signed in for 30 days, that we know your browser for 180 days.',
      why: 'Your browser has to prove that it is you. For that it has random numbers, of which we store only fingerprints: nobody can sign in with those.',
      kept: {
        code: {
          what: 'The code that we sent, with your email address and the page to which you return, with its Rock ID if it is a rock’s',
          long: 'a day',
        },
        codeOfDevice: { what: 'On your device: which code belongs to it', long: 'an hour' },
        otherService: { what: 'On your device: that it went to another sign-in service', long: '10 minutes' },
        session: {
          what: 'That you are signed in, with us and on your device',
          long: '30 days, or 14 days if you do not come back',
        },
        knownBrowser: {
          what: 'That you signed in with this browser before, so that strangers who ask for codes do not lock you out',
          long: '180 days after the last time',
        },
      },
      seen: '',
    },
    rocks: {
      title: 'Your rocks and their journeys',
      short: 'As long as the rock is on its way. Your name and words until you delete your account.',
      why: 'This is what the site is for. A journey belongs to everybody who was part of it, so it stays when one of them leaves, without their name.',
      kept: {
        rock: {
          what: 'A rock with its name, description, Rock ID and places, and who found it when',
          long: 'as long as the rock is on its way; without your name, notes and words once you delete your account',
        },
        sighting: {
          what: 'That somebody saw a rock and left it: the town and the time. That it was you only the administrator knows, so that a flood can be taken back',
          long: 'as long as the rock; that it was you for 7 days',
        },
        retraction: { what: 'An entry that you took back, without its words', long: account },
        likesAndComments: { what: 'Likes and comments', long: 'until you delete them or your account' },
        absence: {
          what: 'That you looked for a rock in vain',
          long: 'as long as the rock, or until you take it back or delete your account',
        },
        follows: { what: 'Rocks that you follow', long: account },
        report: {
          what: 'A report that something is not right, with your words',
          long: 'as long as what you reported; your words until you delete your account',
        },
        withheld: {
          what: 'Words of yours that the administrator hid, such as a name, so that they can be restored, and are not written again',
          long: 'until they are restored, or you delete your account',
        },
      },
      seen: 'Others see the rocks, their journeys and your comments. Nobody else sees what you follow, and only the administrator what you reported.',
    },
    photos: {
      title: 'Photos',
      short: 'As long as the rock has them, without what your phone wrote into them.',
      why: 'A finder should recognize the rock. We draw every photo anew before we store it: what your phone had written into it, such as the place and the day, is gone by then.',
      kept: {
        photo: {
          what: 'The photo of a rock, and your picture, in three sizes',
          long: 'as long as the rock or your account has it',
        },
        deletion: { what: 'A note that a photo is to be deleted', long: 'until it is deleted' },
      },
      seen: 'Everybody may see the photos of rocks and members’ pictures.',
    },
    'each-other': {
      title: 'Writing to each other',
      short: 'A question for 30 days; of an offer, the address for 14 days, and 14 more after a yes.',
      why: 'A finder can ask a painter about a rock whose Rock ID is worn off, a painter can give a rock away, and people without an account can hear where a rock goes next.',
      kept: {
        question: {
          what: 'Your question to a painter, with its photo',
          long: '30 days; the photo until it is answered; longer while a report about it is open',
        },
        offer: {
          what: 'The offer of a rock, with the email address that it went to',
          long: '14 days, and 14 days more once somebody would like it; then 90 days without the address',
        },
        watcher: {
          what: 'An email address without an account that wants to hear of a rock',
          long: 'until it was told; two days without a yes, and at most a year',
        },
      },
      seen: 'The other of the two. The administrator sees a question only if it was reported.',
    },
    messages: {
      title: 'Messages to you',
      short: 'What you were told for 90 days, without its words.',
      why: 'You hear when your rock is found. In Notifications you choose what you hear of and how.',
      kept: {
        news: {
          what: 'What you were told, without its words',
          long: '90 days, or until you delete your account',
        },
        sent: {
          what: 'That a message was sent, so that none comes twice; without its words and your address',
          long: '90 days for news; for orders and the like for ever',
        },
        deletedAccount: {
          what: 'The address of an account that we deleted for somebody who asked, to tell them so',
          long: 'until that email has left, 14 days at most',
        },
        choices: { what: 'What you want to hear of', long: account },
        push: {
          what: 'How a message reaches your browser, if you asked for messages there',
          long: 'until you turn them off or sign out',
        },
      },
      seen: '',
    },
    payments: {
      title: 'What you buy',
      short: 'What was paid, for ever, for the books. Your postal address for 400 days.',
      why: 'A plan has to work and an order has to arrive. The law wants us to keep the books.',
      kept: {
        stripeNumber: { what: 'Your number at Stripe, and a checkout that is open', long: account },
        paid: {
          what: 'What was paid for and when',
          long: 'for ever, without your name once you delete your account',
        },
        order: {
          what: 'An order: what it was, what it cost and the email address that was given with it. Its name and postal address, once it was shipped',
          long: 'for ever; name and postal address 400 days',
        },
        application: {
          what: 'An ambassador’s application. Its street and town',
          long: 'for ever; street and town a month after the answer; all of it until you delete your account',
        },
        stripeMessages: { what: 'Which messages of Stripe we have read', long: '40 days' },
        departure: {
          what: 'That an account was deleted, as a fingerprint, for late messages of Stripe',
          long: '60 days',
        },
        purchase: {
          what: 'On your device: what you are buying before you sign in',
          long: '30 days for a plan, an hour for an order',
        },
      },
      seen: 'Stripe, and the administrator, who ships the orders. The name and region of a Founding Rock Ambassador are public after the answer, as first name and first letter.',
    },
    safety: {
      title: 'Fair and safe',
      short: 'Mostly for days, and internet addresses only as fingerprints.',
      why: 'Nobody should guess Rock IDs, flood the site or count a find twice, and a failure must be understood. Internet addresses are kept only as fingerprints.',
      kept: {
        limits: {
          what: 'How often something was tried from one place',
          long: 'until it may be tried again, a day at most',
        },
        repeats: {
          what: 'A fingerprint of what you sent, and what we answered, so that it counts once',
          long: '48 hours',
        },
        pendingFind: { what: 'On your device: a find that waits for your sign-in', long: '30 minutes' },
        language: {
          what: 'On your device: the language that you chose, and whether you measure in miles',
          long: 'a year',
        },
        bookmark: {
          what: 'On your device: how new the answer must be, after you have written',
          long: '10 minutes',
        },
        adminActions: {
          what: 'What the administrator did and why, with words that were hidden',
          long: 'for ever; without you and your words once you delete your account',
        },
        suspension: {
          what: 'If you are suspended, and delete your account or give it another email address: that the email address it had until then stays suspended, and why. Whoever signs up with that address cannot write either. Of the address only a scrambled form is stored',
          long: 'until the suspension ends, at most a year',
        },
        traces: {
          what: 'That you wrote something, in which hour and from which network, of which only a scrambled form is stored. So that a flood from one network can be taken back',
          long: '7 days; without you once you delete your account',
        },
        departed: {
          what: 'Once you have deleted your account: which of the rocks, entries, sightings and reports of its last days belong together, but not whose they were. So that nobody can flood the site and then escape',
          long: '7 days',
        },
        takebacks: {
          what: 'What the administrator took back after such a flood, so that it can be undone',
          long: '90 days, or until you delete your account',
        },
        logLines: {
          what: 'A line for each request: what kind it was and whether it worked. No name, address or Rock ID',
          long: 'a week',
        },
        health: { what: 'How many answers and messages failed. Numbers only', long: '48 hours' },
        alarms: {
          what: 'Which part of the site is broken and since when, for the administrator',
          long: 'the last state of each part',
        },
        backups: {
          what: 'Copies of everything for an emergency, also of what was deleted since. The administrator may keep some of them for longer, encrypted',
          long: '30 days',
        },
      },
      seen: '',
    },
    counting: {
      title: 'Counting, without names',
      short: 'Numbers for ever; that a browser came by, for 48 hours.',
      why: 'We like to know how many people come by and how far the rocks travel. These are numbers.',
      kept: {
        visit: {
          what: 'That a browser came by today, as a fingerprint that nobody can trace back once the day’s secret is gone',
          long: '48 hours from the start of the day',
        },
        visitOfDevice: {
          what: 'On your device: on which day it was last counted',
          long: 'until you clear it',
        },
        figures: {
          what: 'Numbers of a day, of a month in a country, and of all rocks together',
          long: 'for ever',
        },
      },
      seen: 'Everybody sees some of the numbers.',
    },
    map: {
      title: 'The map',
      short: 'Searches for 30 days, without whose they are.',
      why: 'A place has a name, and you can search for one. The site knows your position only when you let your browser tell it, and forgets it unless you log a find, hide a rock or say there that you saw one.',
      kept: {
        search: {
          what: 'The result of a search for an address, for whoever searches for it next; not who searched',
          long: '30 days, or a day if nothing was found',
        },
        places: {
          what: 'The list of towns and parks, the same for everybody',
          long: 'until a newer list comes',
        },
        tiles: {
          what: 'On your device: the map that you saw, and an area that you keep for a walk',
          long: 'until it is full, you remove it, or sign out',
        },
      },
      seen: '',
    },
    device: {
      title: 'On your own device',
      short: 'In your browser alone. What is yours is gone when you sign out.',
      why: 'The app works in the woods without a network, and a text that you have begun is not lost. All of this stays in your browser, and we cannot see it there.',
      kept: {
        drafts: {
          what: 'Texts that you have begun, and rocks that wait while you join',
          long: 'until they are saved, you close the tab or sign out',
        },
        scroll: {
          what: 'How far you had scrolled, to find the place again when you go back',
          long: 'until you close the tab',
        },
        outbox: {
          what: 'What you did without a network',
          long: 'until it was sent, you delete it, or sign out',
        },
        answers: {
          what: 'What you saw of your rocks, to look at without a network',
          long: 'until you sign out',
        },
        app: { what: 'The app itself', long: 'until a newer one comes' },
      },
      seen: '',
    },
  },
};
