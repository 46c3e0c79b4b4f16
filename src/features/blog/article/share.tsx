import type { MouseEvent } from 'react';
import { articlePage as words } from '@/content/en/blog';
import type { BlogPost } from '@/content/types';
import { CopyButton } from './copy-button';
import { networks, pageAddress, type Network } from './share-links';

const WINDOW = 'noopener,noreferrer,width=640,height=600';

/** Three share links, each with a window of its own, and the copy button. Without JavaScript the links open a tab. */
export function Share({ post }: { post: BlogPost }) {
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
          {network.name}
        </a>
      ))}
      <CopyButton />
    </div>
  );
}
