import type { MouseEvent } from 'react';
import type { BlogPost } from '@/content/types';
import { CopyButton } from './copy-button';
import { networks, pageAddress, type Network } from './share-links';
import { useBlogWords } from '../words';

const WINDOW = 'noopener,noreferrer,width=640,height=600';

/** Three share links, each with a window of its own, and the copy button. Without JavaScript the links open a tab. */
export function Share({ post }: { post: BlogPost }) {
  const { article: words } = useBlogWords();
  function open(event: MouseEvent, network: Network): void {
    // Prevented: a tap from before the scripts, whose tab is open already.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.open(network.shareHref(pageAddress(), post.title), '_blank', WINDOW);
  }
  return (
    <div role="group" aria-label={words.share} className="flex flex-wrap items-center gap-3">
      <span aria-hidden="true" className="basis-full font-semibold sm:basis-auto">
        {words.share}
      </span>
      {networks.map((network) => (
        <a
          key={network.name}
          href={network.shareHref(post.canonicalUrl, post.title)}
          target="_blank"
          rel="noopener noreferrer"
          className="btn btn-ghost"
          onClick={(event) => open(event, network)}
        >
          <span lang="en">{network.name}</span>
        </a>
      ))}
      <CopyButton />
    </div>
  );
}
