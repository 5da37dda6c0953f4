// A phone for trials: a browser with several tabs on the app, whose battery can be pulled out.

export interface Tab {
  /** Runs a function in the page, with one value. Rejects once the browser is dead. */
  evaluate<Given, Answer>(act: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
}

export interface Phone {
  /** Whether its tabs open without a network. */
  opensOffline: boolean;
  /** Opens the browser, with what it has kept on its disk. */
  turnOn(): Promise<readonly Tab[]>;
  /** SIGKILL, as when a battery is pulled out. */
  die(): Promise<void>;
  /** Deletes its disk. */
  erase(): Promise<void>;
}

export const tabsOfPhone = 3;
