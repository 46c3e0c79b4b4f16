import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the output with one plain line: `N passed, N failed, N skipped`. */
export default class ClosingLine implements Reporter {
  private readonly last = new Map<string, TestResult['status']>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.last.set(test.id, test.outcome() === 'skipped' ? 'skipped' : result.status);
  }

  onEnd(_result: FullResult): void {
    const all = [...this.last.values()];
    const count = (wanted: (s: string) => boolean) => all.filter(wanted).length;
    console.log(`\n${count((s) => s === 'passed')} passed, ${count((s) => s !== 'passed' && s !== 'skipped')} failed, ${count((s) => s === 'skipped')} skipped`);
  }
}
