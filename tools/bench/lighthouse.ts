// Lighthouse on a phone, for five pages.
import { browserBudgets } from './budgets.ts';
import type { Row } from './report.ts';

/** As much of the package as is used: it comes late, and is not needed for anything else. */
interface Lighthouse {
  default(
    address: string,
    flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: readonly string[] },
  ): Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;
}

const perfect = ['accessibility', 'best-practices', 'seo'] as const;

/** @param port at which the browser is told what to do */
export async function lighthouseRows(port: number, origin: string): Promise<Row[]> {
  const lighthouse = await load();
  if (!lighthouse) {
    return [
      {
        part: 'e',
        what: 'Lighthouse',
        goal: '',
        figure: 'it is not installed: npm install --save-dev --save-exact lighthouse@13.5.0',
        ratio: '',
        isMet: null,
      },
    ];
  }
  const rows: Row[] = [];
  for (const [path, most] of Object.entries(browserBudgets.lighthouse)) {
    const result = await lighthouse.default(`${origin}${path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', ...perfect],
    });
    const score = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
    rows.push({
      part: 'e',
      what: `Lighthouse of ${path}`,
      goal: `performance ≥ ${most}, ${perfect.join(', ')} 100`,
      figure: ['performance', ...perfect].map((category) => `${category} ${score(category)}`).join(', '),
      ratio: '',
      isMet: score('performance') >= most && perfect.every((category) => score(category) === 100),
    });
  }
  return rows;
}

async function load(): Promise<Lighthouse | null> {
  // By a name that nobody resolves before: without the package everything else still runs.
  const name: string = 'lighthouse';
  try {
    return (await import(name)) as Lighthouse;
  } catch {
    return null;
  }
}
