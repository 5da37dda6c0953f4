// The shop's promises to its customers.
import { useWords } from '../views/words.ts';

export function Promises() {
  const promises = useWords('shop').promises;
  return (
    <section aria-label={promises.label}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
        {promises.list.map(({ title, text }) => (
          <li key={title}>
            <div aria-hidden className="mb-4 dot-line text-moss" />
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1.5 text-sm text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
