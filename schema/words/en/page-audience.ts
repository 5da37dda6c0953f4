// About who may open the page of a rock.

export const pageAudience = {
  invalid: 'Say who may open the page: public, members or hidden',
  notOwner: 'Only its painter can choose who sees the page of a rock',
  label: 'Who sees its page',
  choices: {
    public: { label: 'Everybody', about: 'Everybody can open its page and share it.' },
    members: { label: 'Members', about: 'Only people who have signed in can open its page.' },
    hidden: { label: 'Only me', about: 'Nobody else can open its page.' },
  },
  failed: 'The page was not changed',
};
