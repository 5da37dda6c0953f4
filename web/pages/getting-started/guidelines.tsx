// The section Safety & Guidelines, to which other pages link.
import { useWords } from '../../views/words.ts';

export function Guidelines() {
  const { title, lead, rules } = useWords('gettingStarted').guidelines;
  return (
    <section
      id="safety-guidelines"
      aria-labelledby="safety-title"
      tabIndex={-1}
      className="-mx-[clamp(1rem,4vw,2.5rem)] scroll-mt-4 border-y border-line bg-card px-[clamp(1rem,4vw,2.5rem)] py-10 sm:mx-0 sm:rounded-md sm:border-x sm:p-12"
    >
      <div className="max-w-reading">
        <h2 id="safety-title" className="text-2xl">
          {title}
        </h2>
        <p className="mt-3 text-soft">{lead}</p>
      </div>
      <div className="mt-9 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {rules.map((some) => (
          <Rules key={some.title} {...some} />
        ))}
      </div>
    </section>
  );
}

interface RulesProps {
  title: string;
  rules: readonly string[];
}

function Rules({ title, rules }: RulesProps) {
  return (
    <div className="flex flex-col gap-3">
      <h3>{title}</h3>
      <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-moss">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
