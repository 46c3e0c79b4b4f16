import { afterEach, expect, it, vi } from 'vitest';
import ClosingLine from '../../e2e/support/closing-line';

afterEach(() => vi.restoreAllMocks());

const said = (message: string): string => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  const reporter = new ClosingLine({ port: 4273 });
  reporter.onError({ message });
  reporter.onEnd({ status: 'failed', startTime: new Date(0), duration: 0 });
  return lines.join('\n');
};

it.each([
  'Error: Process from config.webServer was not able to start. Exit code: 1',
  'Error: http://127.0.0.1:4273/api/mongodb-health is already used, make sure that nothing is running on the port/url ' +
    'or set reuseExistingServer:true in config.webServer.',
])('names the port, and how to choose another one, after: %s', (message) => {
  expect(said(message)).toContain('Is port 4273 in use? Stop what uses it (another run, perhaps), or set E2E_PORT');
});

it('says nothing of the port after another error', () => {
  expect(said('SyntaxError: unexpected token')).toBe('\n0 passed, 0 failed, 0 skipped, 0 retried');
});
