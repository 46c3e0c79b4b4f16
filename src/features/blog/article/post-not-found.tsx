import { href } from '@/config/paths';
import { articlePage as words, postNotFound } from '@/content/en/blog';
import { ButtonLink } from '@/ui/button';
import { CallLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { Phone } from '@/ui/phone';

/** No post has this slug (spec 1, section 8). Whoever came here for help still finds the call. */
export function PostNotFound() {
  return (
    <Container className="py-20 text-center sm:py-28">
      <h1 className="text-hero">{postNotFound.title}</h1>
      <p className="mt-4 text-lg text-muted">{postNotFound.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href('blog')}>{postNotFound.back}</ButtonLink>
        <CallLink source="blog">
          <span>
            {words.callButton} <Phone />
          </span>
        </CallLink>
      </div>
    </Container>
  );
}
