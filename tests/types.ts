/**
 * `npm run check:types`: the three programs of the project (the browser's, the service worker's, everything in Node), as `tsc` checks
 * them, in one process. They share what they have parsed, and each file is checked once, in the first program it belongs to: the
 * tests import most of `src`, which is checked with the browser's types already.
 */
import ts from 'typescript';

/** What belongs to no other program comes last. */
const PROGRAMS = ['src/tsconfig.json', 'src/sw/tsconfig.json', 'tsconfig.json'];

const parsed = new Map<string, ts.SourceFile | undefined>();
/** A host whose files are those that another program has parsed, where it parsed them in the same way. */
function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, how, ...rest) => {
    const format = typeof how === 'object' ? how.impliedNodeFormat : undefined;
    const key = `${file}|${format}`;
    if (!parsed.has(key)) parsed.set(key, getSourceFile(file, how, ...rest));
    return parsed.get(key);
  };
  return host;
}

const checked = new Set<string>();
function check(config: string): readonly ts.Diagnostic[] {
  const command = ts.getParsedCommandLineOfConfigFile(config, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
    },
  })!;
  const { options, fileNames, errors } = command;
  const program = ts.createProgram({ rootNames: fileNames, options, host: sharingHost(options) });
  const own = program.getSourceFiles().filter((file) => !checked.has(file.fileName));
  for (const file of fileNames) checked.add(file);
  return [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ];
}

const found = ts.sortAndDeduplicateDiagnostics(PROGRAMS.flatMap(check));
const place = {
  getCanonicalFileName: (name: string) => name,
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getNewLine: () => '\n',
};
if (found.length > 0) {
  const print = process.stdout.isTTY ? ts.formatDiagnosticsWithColorAndContext : ts.formatDiagnostics;
  process.stdout.write(print(found, place));
  process.exitCode = 1;
}
