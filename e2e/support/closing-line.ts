import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Lines of an error that are worth reading again. */
const LINES = 12;

/**
 * Ends the output with what each failed attempt died of, and one plain line:
 * `N passed, N failed, N skipped, N retried`.
 */
export default class ClosingLine implements Reporter {
  private readonly last = new Map<string, TestResult['status']>();
  private readonly retried = new Set<string>();
  private readonly failures: string[] = [];

  /** `port`: of the server under test, where the runner starts one. */
  constructor(private readonly options: { port?: number } = {}) {}

  onError({ message = '' }: TestError): void {
    // Playwright does not say why its server could not start, nor that this configuration has a setting for it.
    const { port } = this.options;
    if (port && message.includes('config.webServer'))
      this.failures.push(
        `Is port ${port} in use? Stop what uses it (another run, perhaps), or set E2E_PORT to another one.`,
      );
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.last.set(test.id, test.outcome() === 'skipped' ? 'skipped' : result.status);
    if (result.retry > 0) this.retried.add(test.id);
    if (result.status !== 'failed' && result.status !== 'timedOut') return;
    const errors = result.errors.map(
      ({ message = '', location }) =>
        `${location ? `line ${location.line}: ` : ''}${message.split('\n').slice(0, LINES).join('\n')}`,
    );
    this.failures.push(
      `${test.titlePath().slice(2).join(' › ')}, attempt ${result.retry + 1}, ${(result.duration / 1000).toFixed(0)} s\n${errors.join('\n')}`,
    );
  }

  onEnd(_result: FullResult): void {
    const all = [...this.last.values()];
    const count = (wanted: (s: string) => boolean) => all.filter(wanted).length;
    for (const failure of this.failures) console.log(`\n${failure}`);
    console.log(
      `\n${count((s) => s === 'passed')} passed, ${count((s) => s !== 'passed' && s !== 'skipped')} failed, ${count((s) => s === 'skipped')} skipped, ${this.retried.size} retried`,
    );
  }
}
