// Parses docs/conformance.md and docs/threats.md into claims and the tests that show them.

/** A test that a claim names. */
export interface Named {
  /** Path below the project's root. */
  file: string;
  title: string;
}

export interface Claim {
  /** Line in the document, from 1. */
  line: number;
  words: string;
  tests: Named[];
  /** Why it does not hold and has no test; null for a claim that holds. */
  exception: string | null;
}

const claimLine = /^- (?:\*\*Exception \(([^)]+)\):\*\* )?(.+)$/;
const testLine = /^ {2}- `([^`]+)` › (.+)$/;

/** Top-level items are claims, the items below them tests. Prose and headings are ignored. */
export function readClaims(document: string): Claim[] {
  const claims: Claim[] = [];
  for (const [i, line] of document.split('\n').entries()) {
    const test = testLine.exec(line);
    const claim = claimLine.exec(line);
    if (test) claims.at(-1)?.tests.push({ file: test[1] ?? '', title: test[2] ?? '' });
    else if (claim)
      claims.push({ line: i + 1, words: claim[2] ?? '', tests: [], exception: claim[1] ?? null });
    else if (/^\s+- /.test(line)) throw new Error(`line ${i + 1} names no test: ${line.trim()}`);
  }
  return claims;
}

/** A call of test, it or describe, or of what a call such as test.each returns, with its title. */
const titled =
  /(?:\b(?:test|it|describe)(?:\.(?!step\b)\w+)*\(|\)\()\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g;

/** Titles of the tests in a source file, as they are written: with the %s of test.each. */
export function titlesIn(source: string): Set<string> {
  const titles = [...source.matchAll(titled)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
  );
  return new Set(titles);
}

/**
 * Problems with the claims: a claim without a test, or a test that does not exist.
 * @param sourceOf text of a file; undefined if it does not exist
 */
export function problems(claims: readonly Claim[], sourceOf: (file: string) => string | undefined): string[] {
  const found = new Map<string, Set<string> | undefined>();
  const titlesOf = (file: string) => {
    if (!found.has(file)) {
      const source = sourceOf(file);
      found.set(file, source === undefined ? undefined : titlesIn(source));
    }
    return found.get(file);
  };
  return claims.flatMap(({ line, words, tests, exception }) => {
    if (tests.length === 0 && exception === null) return [`line ${line}: no test shows “${words}”`];
    return tests.flatMap(({ file, title }) => {
      const titles = titlesOf(file);
      if (!titles) return [`line ${line}: there is no ${file}`];
      return titles.has(title) ? [] : [`line ${line}: ${file} has no test “${title}”`];
    });
  });
}
