import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminHref } from '@/config/paths';
import type { AdminWords } from '@/content/en/admin';
import { Icon } from '@/ui/icon';
import { PANEL_ID, tabElementId, type TabId } from '../tabs';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

interface Props {
  words: AdminWords;
  tabs: readonly TabId[];
  selected: TabId;
  /** Jobs that nobody has taken. */
  waiting: number;
}

/**
 * The tabs (WAI-ARIA tabs pattern: arrows, Home and End, one stop of the Tab key), each
 * with an address of its own. On phones they stand at the bottom edge, under the thumb.
 */
export function TabBar({ words, tabs, selected, waiting }: Props) {
  const navigate = useNavigate();
  /**
   * The tab that an arrow key has moved to. An id, not a flag: a click may select another tab before it has rendered.
   */
  const stepped = useRef<TabId>(undefined);

  // On the smallest phones the bar scrolls: a tab that was opened by its address must be scrolled into view.
  useLayoutEffect(() => {
    const tab = document.getElementById(tabElementId(selected));
    const bar = tab?.parentElement;
    if (bar && bar.scrollWidth > bar.clientWidth) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, tabs]);

  // In a layout effect, so that the focus is right for the next key press.
  useLayoutEffect(() => {
    // Only for arrow keys: a click has focused its tab already, and arriving by address must not move the focus.
    if (stepped.current !== selected) return;
    document.getElementById(tabElementId(selected))?.focus();
    stepped.current = undefined;
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = tabs[STEPS[event.key]?.(tabs.indexOf(selected), tabs.length) ?? -1];
    if (!target || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (target === selected) return;
    stepped.current = target;
    // Stepping through the tabs is one visit, so Back leaves them together.
    void navigate(adminHref(target), { replace: true });
  };

  return (
    <div
      role="tablist"
      aria-label={words.tabsLabel}
      data-thumb-bar
      className="on-dark fixed inset-x-0 bottom-0 z-40 grid auto-cols-[minmax(min-content,1fr)] grid-flow-col overflow-x-auto bg-asphalt-950 pb-[env(safe-area-inset-bottom,0px)] text-white lg:static lg:flex lg:gap-1 lg:bg-transparent lg:pb-0"
    >
      {tabs.map((id) => {
        const { name, icon } = words.tabs[id];
        return (
          <Link
            key={id}
            id={tabElementId(id)}
            role="tab"
            to={adminHref(id)}
            onKeyDown={onKeyDown}
            aria-selected={id === selected}
            aria-controls={PANEL_ID}
            tabIndex={id === selected ? 0 : -1}
            className="heading flex relative min-h-[4.75rem] min-w-12 flex-col items-center justify-center gap-1 border-t-4 border-transparent px-0.5 text-center text-[0.8125rem] max-[23.5rem]:text-[0.78rem] leading-[1.05] text-fog aria-selected:border-amber-400 aria-selected:text-white lg:min-h-12 lg:flex-row lg:gap-2 lg:border-t-0 lg:border-b-4 lg:px-4 lg:text-lg lg:hover:text-white"
          >
            <Icon name={icon} className="size-6 lg:size-5" />
            <span className="flex min-h-[2.1em] items-center lg:min-h-0">
              {name}
              {id === 'jobs' && waiting > 0 && (
                <span className="rounded-full bg-amber-400 px-1.5 text-sm leading-tight text-asphalt-950 max-lg:absolute max-lg:start-[min(50%+0.35rem,100%-1.85rem)] max-lg:top-1.5 lg:ms-1 lg:text-base">
                  <span>{waiting}</span>
                  <span className="sr-only"> {words.waiting(waiting).replace(/^\d+ /, '')}</span>
                </span>
              )}
            </span>
          </Link>
        );
      })}
    </div>
  );
}
