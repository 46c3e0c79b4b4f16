import { site } from '@/config/site';
import type { ContactContent } from '@/content/en/contact';
import { CallLink } from '@/ui/contact-links';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { Picture } from '@/ui/picture';

/** The emergency hotline: who answers, and when to ring the emergency services first. */
export function HotlineCard({ hotline }: Pick<ContactContent, 'hotline'>) {
  return (
    <section
      aria-labelledby="hotline"
      className="on-dark edge-after-dark flex flex-col overflow-hidden rounded-xl bg-asphalt-900 text-white [&>picture]:contents"
    >
      {/* As tall as the card beside it leaves it: the truck and its charger stay in sight. */}
      <Picture pic={hotline.picture} sizes="(min-width:76rem) 41rem, 100vw" priority className="grow object-[15%]" />
      <div className="p-5 sm:p-7">
        <h2 id="hotline" className="text-title">
          {hotline.title}
        </h2>
        <p className="mt-2 max-w-text text-lg text-fog">
          <LinkedText>{hotline.text}</LinkedText>
        </p>
        <ul className="mt-4 space-y-2">
          {hotline.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="text-amber-400" />
              <span>
                <LinkedText>{point}</LinkedText>
              </span>
            </li>
          ))}
        </ul>
        <CallLink source="contact" className="mt-6 w-full sm:w-auto" label={`${hotline.call} ${site.hotline}`}>
          {hotline.call}
        </CallLink>
      </div>
    </section>
  );
}
