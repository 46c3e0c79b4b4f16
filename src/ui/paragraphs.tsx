import { LinkedText } from './linked-text';

/** Plain text with blank lines → paragraphs; what it names is linked. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph.slice(0, 40)} className="whitespace-pre-line [&+p]:mt-3">
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
    </div>
  );
}
