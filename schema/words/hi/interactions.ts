// The words of en/interactions.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const interactions: Words['interactions'] = {
  type: 'बताएँ कि यह पसंद है या टिप्पणी',
  empty: 'टिप्पणी लिखें',
  tooMany: 'अभी आपने बहुत कुछ लिखा। अगली टिप्पणी से पहले थोड़ा रुकें।',
  codesHidden: 'जो Rock ID जैसा लगता है, वह आपके सिवा किसी को नहीं दिखता।',
  commentGone: 'यह टिप्पणी अब यहाँ नहीं है',
  likeFailed: 'पसंद दर्ज नहीं हो सकी',
  commentFailed: 'टिप्पणी जुड़ नहीं सकी',
  commentAdded: 'टिप्पणी जुड़ गई!',
  notDeleted: 'टिप्पणी अब भी यहीं है',
  notDeletedHint: 'वह मिटाई नहीं जा सकी। फिर कोशिश करें।',
  like: (rock: string, count: number) =>
    plural(count, { one: `${rock} को पसंद करें, # पसंद`, other: `${rock} को पसंद करें, # पसंद` }),
  commentOn: (rock: string, count: number) =>
    plural(count, { one: `${rock} पर टिप्पणी करें, # टिप्पणी`, other: `${rock} पर टिप्पणी करें, # टिप्पणियाँ` }),
  commentBy: (author: string) => `${author} की टिप्पणी`,
  yours: 'आपकी टिप्पणी',
  tooLong: (over: number, most: number) =>
    `${number(over)} अक्षर ज़्यादा हैं: टिप्पणी में ज़्यादा से ज़्यादा ${number(most)} होते हैं।`,
  left: (count: number) => `${number(count)} बाक़ी`,
  cancel: 'रहने दें',
  post: 'भेजें',
  posting: 'भेज रहे हैं…',
  delete: 'मिटाएँ',
  deleteIt: 'यह टिप्पणी मिटाएँ?',
  keep: 'रखें',
  deleteComment: 'टिप्पणी मिटाएँ',
  by: <T>(painter: T) => ['कलाकार: ', painter],
  joinToComment: 'कुछ कहना है? सदस्य कह सकते हैं, और जुड़ना मुफ़्त है।',
  join: 'जुड़ें या साइन इन करें',
  comments: 'टिप्पणियाँ',
  loadFailed: 'टिप्पणियाँ लोड नहीं हो सकीं।',
  silent: 'अभी किसी ने कुछ नहीं कहा। प्यार भरे दो शब्द दूर तक जाते हैं।',
  youLike: <T>(rock: T) => ['आपको ', rock, ' पसंद है'],
  joinToLike: 'जुड़ें, और जिसने इसे रंगा, उसे यह दिखेगा। यह मुफ़्त है, बस ईमेल में एक कोड आता है।',
  justLooking: 'बस देख रहे हैं',
};
