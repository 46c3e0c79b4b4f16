import { phonesInOrder } from '@/contract/typed-phones';
import { WholeReferences } from './whole-references';

interface Props {
  text: string;
  /** Of the event, as it is stored: what was typed, or a choice and what was typed beside it ("other: no gate"). */
  detail: string | undefined;
}

/**
 * A line of ours that ends with what somebody typed. That reads in its own direction: within an English line, the
 * house numbers of an Arabic address would stand before the wrong words.
 */
export function TypedText({ text, detail = '' }: Props) {
  const typed = [detail, detail.replace(/^\w+: /, '')].find((end) => end !== '' && text.endsWith(end)) ?? '';
  return (
    <>
      <WholeReferences text={text.slice(0, text.length - typed.length)} />
      {typed && <bdi>{phonesInOrder(typed)}</bdi>}
    </>
  );
}
