import { useLocation } from 'react-router-dom';
import { findPath, pathTable, type PathId } from '@/config/paths';
import type { LayoutContent } from '@/content/layout-types';
import type { Frame } from './frame';
import { Footer } from './parts/footer';
import { Header } from './parts/header';
import { OfflineLine } from './parts/offline-line';
import { ThumbBar } from './parts/thumb-bar';

/** The shared layout in one language: skip link, thumb bar, header, the page, footer. */
export function makeShell(words: LayoutContent): Frame {
  return function Shell({ children }) {
    const id = findPath(useLocation().pathname);
    const twin = id ? (pathTable[id].twin as PathId | undefined) : undefined;
    return (
      <>
        <a href="#main" className="skip-link">{words.skip}</a>
        {/* First in the document, though it stands at the bottom: on a slow line its call button is painted with the first lines,
            and a keyboard or screen reader comes to it first. */}
        <ThumbBar words={words} />
        <Header words={words} />
        <OfflineLine text={words.offline} help={words.offlineHelp} />
        <main id="main" tabIndex={-1} className="outline-none">{children}</main>
        <Footer words={words} twin={twin} />
      </>
    );
  };
}
