// The words of en/page-audience.ts in Japanese.
import type { Words } from '../words.ts';

export const pageAudience: Words['pageAudience'] = {
  invalid: 'だれがページを開けるかを、public、members、hiddenから選んでください',
  notOwner: '石のページをだれに見せるかを選べるのは、作者だけです',
  label: 'ページを見られる人',
  choices: {
    public: { label: 'だれでも', about: 'だれでもページを開いて、シェアできます。' },
    members: { label: 'メンバー', about: 'ログインした人だけがページを開けます。' },
    hidden: { label: '自分だけ', about: 'ほかの人はページを開けません。' },
  },
  failed: 'ページの設定は変わりませんでした',
};
