import { useEffect, useEffectEvent, useRef } from 'react';
import { Select } from '@/ui/form/select';
import { useBlogWords } from '../words';

interface Props {
  categories: readonly string[];
  query: string;
  category?: string;
  /** True when `query` is what the visitor is typing: the box is then left alone. */
  typing: boolean;
  ready: boolean;
  onQuery: (query: string) => void;
  onCategory: (category: string | undefined) => void;
}

const FIELD = 'min-h-12 w-full rounded-lg border-2 border-asphalt-600 bg-card px-3 text-lg font-normal text-ink';

/**
 * Search box and category. Both are uncontrolled while in use and follow the address otherwise, so that no letter is
 * lost to a slow render, nor what was typed or chosen before hydration.
 */
export function Filters({ categories, query, category, typing, ready, onQuery, onCategory }: Props) {
  const { list: words } = useBlogWords();
  const box = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const fresh = useRef(true);

  const followAddress = useEffectEvent(() => {
    if (!ready || !box.current || !select.current) return;
    const typed = fresh.current && query === '' ? box.current.value : '';
    const chosen = fresh.current && category === undefined ? select.current.value : '';
    fresh.current = false;
    if (typed) onQuery(typed);
    else if (!typing) box.current.value = query;
    if (chosen) onCategory(chosen);
    else select.current.value = category ?? '';
  });
  useEffect(() => followAddress(), [ready, query, category, typing]);

  return (
    <form
      role="search"
      className="js-only grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="grid gap-1.5 font-semibold">
        {words.search}
        <input
          ref={box}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={words.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          className={FIELD}
          onChange={(event) => onQuery(event.target.value)}
        />
      </label>
      <label className="grid gap-1.5 font-semibold">
        {words.category}
        <Select
          ref={select}
          name="category"
          defaultValue={category ?? ''}
          className={FIELD}
          onChange={(event) => onCategory(event.target.value || undefined)}
        >
          <option value="">{words.all}</option>
          {categories.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </label>
    </form>
  );
}
