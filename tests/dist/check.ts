/**
 * Checks what was built: `npm run check:dist`, after `npm run build`. `DIST_DIR` names
 * another folder than `dist/`. One line for each check; exit code 1 when one fails.
 */
import path from 'node:path';
import { checkBudgets } from './budgets';
import { checkMinimumBrowsers } from './minimum-browsers';
import { checkContents } from './contents';
import { checkHeads } from './head';
import { checkHygiene } from './hygiene';
import { checkJsonLd } from './json-ld';
import { checkLanguages } from './languages';
import { checkLinks } from './links';
import { checkOffline } from './offline';
import { checkOgCards } from './og-cards';
import { checkParts } from './parts';
import { checkPictures } from './pictures';
import { checkSearchFiles } from './search-files';
import { readSite } from './support/built-site';
import { checkRestyle } from './restyle';
import { createReport } from './support/report';
import { checkNamedPages } from './named-pages';
import { checkTexts } from './texts';

const site = readSite(path.resolve(process.env.DIST_DIR ?? 'dist'));
const report = createReport();
for (const check of [
  checkBudgets,
  checkOffline,
  checkLinks,
  checkPictures,
  checkOgCards,
  checkHeads,
  checkMinimumBrowsers,
  checkRestyle,
  checkSearchFiles,
  checkJsonLd,
  checkTexts,
  checkNamedPages,
  checkContents,
  checkParts,
  checkLanguages,
  checkHygiene,
])
  await check(site, report);
process.exitCode = report.close() ? 0 : 1;
