// The emails to those who apply to be Founding Rock Ambassadors.

const application = 'Your Founding Rock Ambassador application';

export const ambassadorEmails = {
  /** @param heading one of the headings below */
  subject: (productName: string, heading: string) => `${productName}: ${heading}`,
  /** @param firstName null if it does not look like one */
  hello: (firstName: string | null) => (firstName === null ? 'Hello,' : `Hello ${firstName},`),
  registerRock: 'Register a rock',
  confirmed: {
    heading: 'We have your application',
    thanks: (productName: string) =>
      `Thank you for applying to be a Founding Rock Ambassador of ${productName}. We have your application.`,
    offer: (perRegion: number, labels: number, hours: number) =>
      `The first ${perRegion} ambassadors of every US state, and of every other country, get ${labels} QR code labels for free. You hear from us within ${hours} hours whether you are one of them.`,
    notYou: 'You did not apply? Then somebody mistyped their address, and you need not do anything.',
  },
  selected: {
    heading: 'You are a Founding Rock Ambassador',
    /** @param isState whether the applicant lives in a US state */
    welcome: (perRegion: number, isState: boolean) =>
      isState
        ? `You are one of the first ${perRegion} Founding Rock Ambassadors of your state. Welcome, and thank you.`
        : `You are one of the first ${perRegion} Founding Rock Ambassadors of your country. Welcome, and thank you.`,
    pack: (labels: number) =>
      `A free pack of ${labels} QR code labels will be sent to the address of your application. You hear from us again when it is on its way.`,
    isWrong: 'Is something wrong with it? Please answer this email.',
    whatToDo:
      'A Founding Rock Ambassador starts the journeys: paint a rock, put a label on it, register it and hide it where somebody will be glad to find it. Show a friend or a class how it is done, and the rocks do the rest.',
    whatIsPublic:
      'Your first name and the initial of your last name are now among our Founding Ambassadors. Your address is for the pack alone.',
  },
  declined: {
    heading: application,
    /** @param isState whether the applicant lives in a US state */
    no: (isState: boolean): string =>
      isState
        ? 'Thank you for wanting to be a Founding Rock Ambassador. This time we have to say no: both places of your state were taken before your application came.'
        : 'Thank you for wanting to be a Founding Rock Ambassador. This time we have to say no: both places of your country were taken before your application came.',
    allTheSame: (productName: string) =>
      `You can be part of it all the same. Joining ${productName} is free, and so is every rock you register. A Rock ID can be painted on by hand: the register page gives you one. If you prefer labels, you find them in our shop.`,
    hope: 'We hope to meet your rocks on the map.',
  },
  /** To a suspended address. */
  refused: {
    heading: application,
    no: 'Thank you for wanting to be a Founding Rock Ambassador. We have to say no: the account of this address is suspended, or was when it was deleted.',
    differently: 'Do you see it differently? Please answer this email.',
  },
};
