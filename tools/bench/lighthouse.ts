// Runs Lighthouse as a phone on five pages for visitors: the demo with its photos and payments.
import { chromium } from '@playwright/test';
import { freePort } from '../app/port.ts';
import { ensureBrowser } from '../browser.ts';
import { browserBudgets } from './budgets.ts';
import { startDemo } from './demo.ts';
import type { Row } from './report.ts';

const perfect = ['accessibility', 'best-practices', 'seo'] as const;
type Category = 'performance' | (typeof perfect)[number];
type Scores = Record<Category, number>;
const categories: Category[] = ['performance', ...perfect];
/** Runs for each page. The median counts. */
const runs = 3;

export async function lighthouseRows(folder: string, builtDir: string): Promise<Row[]> {
  const demo = await startDemo(folder, builtDir);
  const port = await freePort();
  // Only a persistent context reports the pages that Lighthouse opens.
  const browser = await chromium.launchPersistentContext('', {
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    // Lighthouse sets the size of its phone.
    viewport: null,
  });
  try {
    const rows: Row[] = [];
    for (const [path, least] of Object.entries(browserBudgets.lighthouse))
      rows.push(rowOf(path, least, await middleOf(port, `${demo.origin}${path}`)));
    return rows;
  } finally {
    await browser.close();
    await demo.stop();
  }
}

function rowOf(path: string, least: number, scores: Scores): Row {
  return {
    what: `Lighthouse of ${path}`,
    goal: `performance ≥ ${least}, ${perfect.join(', ')} 100`,
    figure: `${categories.map((category) => `${category} ${scores[category]}`).join(', ')}, median of ${runs}`,
    isMet: scores.performance >= least && perfect.every((category) => scores[category] === 100),
  };
}

/** The run with the median performance. The other scores do not depend on the load of the machine. */
async function middleOf(port: number, url: string): Promise<Scores> {
  const seen: Scores[] = [];
  for (let run = 0; run < runs; run++) seen.push(await look(port, url));
  const middle = seen.toSorted((a, b) => a.performance - b.performance)[(runs - 1) / 2];
  if (!middle) throw new Error('there was no run');
  return middle;
}

async function look(port: number, url: string): Promise<Scores> {
  // Imported here because it is large and nothing else needs it.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  });
  const score = (category: Category) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
