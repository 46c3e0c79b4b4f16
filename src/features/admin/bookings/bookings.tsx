import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { AdminWords } from '@/content/en/admin';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { SearchField } from '@/ui/search-field';
import type { BookingNames } from './names';
import { BookingItem } from './booking-item';
import { useBookings, type BookingList, type Search } from './use-bookings';
import { useSettled } from './use-settled';

interface Props {
  words: AdminWords;
  names: BookingNames;
  token: string;
  round: number;
  now: () => number;
}

const NO_SEARCH: Search = { q: '', status: 'all' };

interface SearchProps {
  words: AdminWords['bookings'];
  search: Search;
  onSearch: (search: Search) => void;
}

function SearchForm({ words, search, onSearch }: SearchProps) {
  return (
    <form
      role="search"
      className="mt-1 grid gap-x-4 sm:grid-cols-[1fr_12rem]"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label={words.search}
        hint={words.searchHint}
        value={search.q}
        onValue={(q) => onSearch({ ...search, q })}
      />
      <Field label={words.filter} className="self-end">
        {(control) => (
          <Select
            {...control}
            value={search.status}
            onChange={(event) => onSearch({ ...search, status: event.target.value as Search['status'] })}
          >
            {Object.entries(words.filters).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </form>
  );
}

/** What the list holds, or why it holds nothing, in one line. */
function summaryOf(list: BookingList, words: AdminWords['bookings']): string {
  if (list.state === 'loading') return words.loading;
  if (list.state === 'failed') return words.failed;
  if (list.total > 0) return words.count(list.total, list.pending, list.more);
  return list.searched ? words.noMatch : words.none;
}

/** The bookings themselves, where the back end offers them; nothing at all where it doesn't. */
export function Bookings({ words: { bookings: words, activity }, names, token, round, now }: Props) {
  const [search, setSearch] = useState(NO_SEARCH);
  const { list, more, reload, mark, copyOf, erase } = useBookings(token, useSettled(search), round);
  const [erased, setErased] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLUListElement>(null);
  /** Whether the focus was within this part before the last change. */
  const held = useRef(false);
  const look = ({ currentTarget, target }: FocusEvent) => {
    // A button that is disabled while its work is done has lost the focus, and nothing else has it yet.
    if (!target.matches(':disabled')) held.current = currentTarget.contains(document.activeElement);
  };
  // The booking that had it is gone: erased, or no longer what is searched, by whomever.
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) title.current?.focus();
  });
  if (list.state === 'absent') return null;
  const eraseOne = async (id: string): Promise<boolean> => {
    const reference = list.records.find((record) => record.id === id)?.reference ?? '';
    const gone = await erase(id);
    if (gone) setErased(reference);
    return gone;
  };
  /** Runs `what` for a button that disappears with it; the focus moves to the heading. */
  const leave = (what: () => void) => {
    title.current?.focus();
    what();
  };
  /**
   * When all are shown, the button disappears. The focus moves to the last booking that was there, so that Tab
   * continues with the new ones.
   */
  const showMore = () => {
    more();
    [...(cards.current?.querySelectorAll<HTMLElement>('summary') ?? [])].at(-1)?.focus({ preventScroll: true });
  };
  return (
    <section className="mt-4" aria-labelledby="bookings" onFocus={look} onBlur={look}>
      <h2 id="bookings" ref={title} tabIndex={-1} className="text-subtitle">
        {words.title}
      </h2>
      <SearchForm words={words} search={search} onSearch={setSearch} />
      <p role="status" className="text-muted">
        {summaryOf(list, words)}
      </p>
      <p role="status" className="font-semibold">
        {erased && words.rights.erased(erased)}
      </p>
      {list.state === 'failed' && (
        <Button className="mt-3" onClick={() => leave(reload)}>
          {words.retry}
        </Button>
      )}
      {list.state === 'ready' && list.total === 0 && list.searched && (
        <Button className="mt-3" onClick={() => leave(() => setSearch(NO_SEARCH))}>
          {words.clear}
        </Button>
      )}
      <ul ref={cards} className="mt-3 grid items-start gap-3 lg:grid-cols-2">
        {list.records.map((record) => (
          <BookingItem
            key={record.id}
            words={words}
            justNow={activity.justNow}
            names={names}
            record={record}
            now={now}
            onMark={mark}
            customersData={{ copyOf, erase: eraseOne }}
          />
        ))}
      </ul>
      {list.next && (
        <div className="mt-4">
          <Button className="w-full sm:w-auto" onClick={showMore}>
            {list.state === 'loading' ? words.loading : words.more}
          </Button>
          {/* The same message above may be far from the button. Only that one is announced by screen readers. */}
          {list.state === 'failed' && <p className="mt-2 font-semibold text-alert">{words.failed}</p>}
        </div>
      )}
    </section>
  );
}
