/** Header, menus, footer: spec 1, section 2, "Shared layout". */
import { layoutClaims } from '../../src/content/claims';
import { expect, PHONE, test, DESKTOP } from '../support/test';

test.describe('desktop', () => {
  test('the skip link is the first stop; the Services dropdown lists the 11 pages and closes on Escape, outside press and route change', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    await test.step('the skip link is the first stop and leads to the content', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
    });
    await test.step('the Services dropdown lists the 11 pages and closes', async () => {
      const menu = page.locator('[data-services-menu]');
      const summary = menu.locator('summary');
      await summary.click();
      // 11 services and the link to all of them.
      await expect(menu.getByRole('link')).toHaveCount(12);
      await expect(menu.getByText('Popular')).toHaveCount(3);

      await page.keyboard.press('Escape');
      await expect(menu.getByRole('link').first()).toBeHidden();
      await expect(summary).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(menu.getByRole('link').first()).toBeVisible();
      await page.mouse.click(20, 600);
      await expect(menu.getByRole('link').first()).toBeHidden();

      await summary.click();
      await menu.getByRole('link', { name: /^Breakdown Recovery/ }).click();
      await expect(page).toHaveURL(/\/breakdown-recovery$/);
      await expect(menu.getByRole('link').first()).toBeHidden();
    });
  });

  test('the active link is marked', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveCount(1);
    // A page of the dropdown marks the word that stands for it.
    const services = page.locator('[data-services-menu] > summary');
    const plain = await services.evaluate((element) => getComputedStyle(element).color);
    await page.goto('/breakdown-recovery');
    expect(await services.evaluate((element) => getComputedStyle(element).color)).not.toBe(plain);
  });

  test('booking is one click away', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book Emergency Recovery' })).toBeVisible();
  });

  test('after a click inside the site the new page starts at its top with the focus on it and its own title', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect(page.locator('#main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle(/Privacy/);
    expect(await page.locator('head title').count()).toBe(1);
    expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
  });
});

test.describe('phone', () => {
  test.use({ viewport: PHONE });

  test('Tab stays inside the open menu, which has everything the document lists', async ({ page }) => {
    await page.goto('/');
    await test.step('Tab stays inside the open menu', async () => {
      await page.getByLabel('Open the menu').focus();
      await page.keyboard.press('Enter');
      for (let i = 0; i < 16; i++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[data-menu-panel]')))).toBe(true);
      }
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[data-menu-panel]')))).toBe(true);
    });
    await page.keyboard.press('Escape');
    await test.step('the menu has everything the document lists', async () => {
      await page.getByLabel('Open the menu').click();
      const panel = page.locator('[data-menu-panel]');
      await expect(panel.getByRole('link', { name: 'Call Now' })).toBeVisible();
      for (const name of ['Home', 'About', 'Blog', 'Contact'])
        await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(panel.getByText('24/7')).toBeVisible();
      await expect(panel.getByText(`${layoutClaims.responseMinutes}min`)).toBeVisible();
      await panel.getByText('Our Services').click();
      await expect(panel.locator('ul').getByRole('link')).toHaveCount(7);
      await expect(panel.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
    });
  });

  test('the menu closes by its button, a press beside it, Escape, a link, turning to a wide screen, and leaving', async ({
    page,
  }) => {
    await page.goto('/about');
    const panel = page.locator('[data-menu-panel]');
    for (const way of ['button', 'backdrop', 'Escape', 'link'] as const)
      await test.step(way, async () => {
        await page.getByLabel('Open the menu').click();
        await expect(panel).toBeVisible();
        if (way === 'button') await panel.getByRole('button', { name: 'Close the menu' }).click();
        if (way === 'backdrop') await page.mouse.click(10, 400);
        if (way === 'Escape') await page.keyboard.press('Escape');
        if (way === 'link') await panel.getByRole('link', { name: 'About', exact: true }).click();
        await expect(panel).toBeHidden();
        // A link of the page that is open, as here, leads nowhere.
        if (way !== 'backdrop') await expect(page.locator('[data-mobile-menu] > summary')).toBeFocused();
      });
    await test.step('turning to a wide screen closes the menu, and the page scrolls', async () => {
      await page.locator('[data-mobile-menu] > summary').click();
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(page.locator('[data-mobile-menu]')).not.toHaveAttribute('open');
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
        .not.toBe('hidden');
    });
    await page.setViewportSize(PHONE);
    await test.step('leaving the page and coming back', async () => {
      await page.getByLabel('Open the menu').click();
      await expect(panel).toBeVisible();
      await page.goBack();
      await page.goForward();
      await expect(panel).toBeHidden();
    });
  });
});

test('the road bar follows the page from 0 to 1, eased on narrow screens, and the truck travels with it', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.locator('[data-road-bar]');
  const fraction = () => bar.evaluate((el) => Number(getComputedStyle(el).getPropertyValue('--progress')));
  const scrollTo = (part: number) =>
    page.evaluate((p) => window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * p }), part);
  expect(await fraction()).toBe(0);
  const start = (await bar.locator('.road-bar-truck').boundingBox())!.x;
  /** Parts that come near get their real height, which changes the height of the page and moves its middle. */
  const expectAt = (part: number, wanted: number) =>
    expect(async () => {
      await scrollTo(part);
      await expect.poll(fraction, { timeout: 1_000 }).toBeCloseTo(wanted, 1);
    }).toPass();
  await expectAt(0.5, 0.5);
  await expectAt(1, 1);
  const end = (await bar.locator('.road-bar-truck').boundingBox())!.x;
  expect(end - start).toBeGreaterThan(1200);

  await page.setViewportSize(PHONE);
  await expectAt(0.5, 0.75);
});

for (const [path, home] of [
  ['/about', '/'],
  ['/desert-towing-arabic', '/arabic'],
] as const)
  test(`the truck on the road bar leads home from ${path}, by mouse at the start, finger in the middle, keyboard at the end`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    const truck = page.locator('[data-road-truck]');
    for (const [way, at] of [
      ['mouse', 'start'],
      ['finger', 'middle'],
      ['keyboard', 'end'],
    ] as const) {
      await page.goto(path);
      const name = await page.locator('header a').first().getAttribute('aria-label');
      await expect(truck).toHaveAttribute('aria-label', name!);
      await page.evaluate(
        (part) => scrollTo(0, { start: 0, middle: 0.4, end: 1 }[part] * document.documentElement.scrollHeight),
        at,
      );
      // When scripts start, the truck drives to its place: away from under a finger that comes before that.
      const driven = page.locator('[data-road-bar] [role=meter]');
      if (at !== 'start') await expect(driven).not.toHaveAttribute('aria-valuenow', '0');
      const box = (await truck.boundingBox())!;
      expect(box.width).toBeGreaterThanOrEqual(48);
      expect(box.height).toBeGreaterThanOrEqual(44);
      // Its wheels stand on the road, below the header's controls.
      const position = { x: box.width / 2, y: box.height - 14 };
      if (way === 'mouse') await truck.click({ position });
      else if (way === 'finger') await truck.tap({ position });
      else {
        await truck.focus();
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    }
    await context.close();
  });

test('the truck covers no control of the header, wherever it is', async ({ page }) => {
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const covered = await page.evaluate(async (share) => {
        scrollTo(0, share * document.documentElement.scrollHeight);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return [...document.querySelectorAll<HTMLElement>('header a:not([data-road-truck]), header summary')].flatMap(
          (control) => {
            const box = control.getBoundingClientRect();
            if (box.width === 0 || control.closest('details:not([open]) > :not(summary)')) return [];
            const hit = document.elementFromPoint(box.x + box.width / 2, box.bottom - 1);
            return control.contains(hit) ? [] : [control.textContent];
          },
        );
      }, part);
      expect(covered).toEqual([]);
    }
  }
});

test('a phone on its side: a field that takes the focus shows its question, beside header and bar', async ({
  browser,
  baseURL,
}) => {
  // Without motion the page stands where it goes at once.
  const still = { hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ baseURL, ...still });
  const page = await context.newPage();
  for (const [path, width, height] of [
    ['/book', 640, 320],
    ['/book-arabic', 640, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const seen = new Set<string>();
    const hidden: string[] = [];
    for (let steps = 0; steps < 80 && seen.size < 6; steps++) {
      await page.keyboard.press('Tab');
      const field = await page.evaluate(() => {
        const control = document.activeElement;
        if (!control?.matches('select, textarea, input:not([type=radio], [type=checkbox])')) return;
        const label = (control as HTMLInputElement).labels![0]!;
        const range = document.createRange();
        range.selectNodeContents(label);
        const { left, width: wide, top, height: high } = range.getBoundingClientRect();
        const points = [top + high * 0.25, top + high * 0.75];
        const shown = points.every((y) => label.contains(document.elementFromPoint(left + wide / 2, y)));
        return { name: (control as HTMLInputElement).name, shown };
      });
      if (!field) continue;
      seen.add(field.name);
      if (!field.shown) hidden.push(field.name);
    }
    expect([...seen], path).toEqual(expect.arrayContaining(['location', 'description', 'firstName', 'phone', 'email']));
    expect(hidden, path).toEqual([]);
  }
  await context.close();
});

test('a phone on its side: nothing to read or press is under its notch', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send(
    'Emulation.setSafeAreaInsetsOverride' as never,
    { insets: { left: 47, right: 47, bottom: 21 } } as never,
  );
  for (const path of ['/', '/about', '/book', '/blog', '/live-fleet', '/desert-towing-arabic']) {
    await page.goto(path);
    const under = await page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        'header a, header button, main :is(h1, h2, h3, p, a, button), footer :is(p, a)',
      )) {
        const text = element.textContent?.trim();
        const box = element.getBoundingClientRect();
        if (!text || box.width < 2 || element.closest('[inert], .sr-only, [data-menu-panel], [data-road-bar]'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(element);
        const unseen = element.querySelector('.sr-only');
        if (unseen) range.setEndBefore(unseen);
        for (const line of range.getClientRects())
          if (line.width > 1 && (line.left < 46.5 || line.right > innerWidth - 46.5))
            found.push(`${text.slice(0, 40)} ${Math.round(line.left)}`);
      }
      return [...new Set(found)].slice(0, 5);
    });
    expect(under, path).toEqual([]);
  }
});

test.describe('the narrowest phones, before any script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('every kind of header shows the mark beside the name', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 844 });
    for (const path of ['/', '/book', '/stranded-urdu']) {
      await page.goto(path);
      await expect(page.locator('header a[href="/"] svg').first(), path).toBeVisible();
    }
  });
  for (const path of ['/', '/arabic', '/live-fleet', '/live-fleet-arabic'])
    test(`no button's words on ${path} touch its edge`, async ({ page }) => {
      await page.goto(path);
      const room = await page.evaluate(async () => {
        await document.fonts.ready;
        const shown = [...document.querySelectorAll('.btn')].filter((button) => button.clientWidth > 0);
        return shown.map((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const [edge, text] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
          return { text: button.textContent, px: Math.min(text.left - edge.left, edge.right - text.right) };
        });
      });
      expect(room.length).toBeGreaterThan(3);
      expect(room.filter(({ px }) => px < 4)).toEqual([]);
    });
});

test('what opens says so, by a mark beside its words, a line under them or around them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/', '/stranded', '/accident', '/recovery-near-me', '/book', '/blog/tyres-in-gulf-heat']) {
    await page.goto(path);
    const lines = await page.locator('summary:visible').evaluateAll((all) =>
      all.map((line) => ({
        text: line.textContent,
        said:
          line.querySelector('[aria-hidden="true"], svg, .fold-mark') !== null ||
          [line, ...line.querySelectorAll('*')]
            .map((part) => getComputedStyle(part))
            .some((style) => style.textDecorationLine === 'underline' || style.borderTopWidth !== '0px'),
      })),
    );
    expect(lines.length, path).toBeGreaterThan(0);
    expect(
      lines.filter(({ said }) => !said).map(({ text }) => text),
      path,
    ).toEqual([]);
  }
});
