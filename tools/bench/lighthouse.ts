// Lighthouse on a phone, for five pages.
import { browserBudgets } from './budgets.ts';
import type { Row } from './report.ts';

const perfect = ['accessibility', 'best-practices', 'seo'] as const;

/** @param port at which the browser is told what to do */
export async function lighthouseRows(port: number, origin: string): Promise<Row[]> {
  // It is large, and nothing else needs it.
  const { default: lighthouse } = await import('lighthouse');
  const rows: Row[] = [];
  for (const [path, most] of Object.entries(browserBudgets.lighthouse)) {
    const result = await lighthouse(`${origin}${path}`, {
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
