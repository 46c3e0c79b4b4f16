import { useHydrated } from '@/lib/media';
import { SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Section } from '@/ui/section';
import { OperatorCard } from './card';
import { Emergency } from './emergency';
import { plainMessage, type Told } from './message';
import { Situations } from './situations';
import { Steps } from './steps';

/**
 * What the card's place holds before, or without, JavaScript: how to find the position oneself, and two plain drafts.
 */
function WithoutScript({ words, lang }: Told) {
  const message = plainMessage({ words, lang });
  return (
    <div className="max-w-3xl space-y-4 text-[1.2rem] leading-snug">
      <h3 className="text-subtitle">{words.card.manualTitle}</h3>
      <p>{words.position.manual}</p>
      <div className="grid grid-cols-2 gap-3">
        <SmsLink body={message} source="stranded" look="btn btn-dark min-h-14">
          {words.send.sms}
        </SmsLink>
        <WhatsAppLink message={message} source="stranded" look="btn btn-whatsapp min-h-14">
          {words.send.whatsapp}
        </WhatsAppLink>
      </div>
      <p>{words.send.intro}</p>
    </div>
  );
}

/** The help page, top to bottom: emergency numbers, five steps, situations in pictures, the card for the operator. */
export function Stranded(own: Told) {
  const { words, lang } = own;
  const hydrated = useHydrated();
  return (
    <>
      <Emergency words={words} />
      <Steps words={words} />
      <Situations lang={lang} />
      <Section
        title={words.card.title}
        intro={hydrated ? words.card.intro : undefined}
        className={hydrated ? '[--about:144rem] wide:[--about:70rem]' : undefined}
      >
        {hydrated ? <OperatorCard {...own} /> : <WithoutScript {...own} />}
      </Section>
    </>
  );
}
