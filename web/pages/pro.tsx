// The Rock Hunter Pro page: all features of the paid plan.
import { ProGate } from '../subscriptions/pro-gate.tsx';
import { Loader } from '../ui/loader.tsx';
import { useAnchors } from './anchors.ts';
import { ClosedPro } from './pro/closed-pro.tsx';
import { sections } from './pro/sections.tsx';
import { useWords } from '../views/words.ts';

export default function ProPage() {
  return (
    <div className="page py-10 sm:py-16">
      <ProGate waiting={<Loader className="min-h-96" />} closed={<ClosedPro />}>
        <OpenPro />
      </ProGate>
    </div>
  );
}

function OpenPro() {
  const words = useWords('pro');
  useAnchors();
  return (
    <div className="flex flex-col gap-16 sm:gap-24">
      <header>
        <h1>{words.heading}</h1>
        <nav aria-label={words.onThisPage} className="mt-5">
          <ul className="flex flex-wrap gap-x-7">
            {sections.map(({ id, words: name }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center link font-semibold">
                  {words.sections[name].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {sections.map(({ id, words: name, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
          <h2 id={`${id}-title`} className="text-2xl">
            {words.sections[name].title}
          </h2>
          <p className="mt-2 mb-8 max-w-reading text-soft">{words.sections[name].text}</p>
          {content}
        </section>
      ))}
    </div>
  );
}
