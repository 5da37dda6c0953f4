// The words of en/find-dialog.ts in Hindi.
import type { Words } from '../words.ts';

export const findDialog: Words['findDialog'] = {
  title: 'पत्थर मिला',
  rockId: 'Rock ID',
  hint: 'पत्थर को पलटें: ID लेबल पर है, या पत्थर की निचली तरफ़ लिखा है।',
  find: 'दर्ज करें',
  finding: 'दर्ज हो रहा है…',
  failed: 'गड़बड़ी',
  seeRock: 'यह पत्थर देखें',
  register: 'पत्थर रजिस्टर करें',
  visitorTitle: 'पत्थर मिला?',
  free: 'यह 100% मुफ़्त है',
  why: 'जुड़ें, और इसके कलाकार को बताएँ कि यह आपको मिला, इसे फिर छिपाएँ, और देखें कि यह कहाँ जाता है।',
  visitorHint: 'ID अभी लिख दें, जुड़ने तक पत्थर आपका इंतज़ार करेगा।',
  join: 'अभी मुफ़्त में जुड़ें!',
  isMember: 'पहले से सदस्य हैं? उसी बटन से साइन इन होता है।',
};
