import type { Config } from 'tailwindcss';

/**
 * Colour, type and size tokens. Contrast figures are against the surface they are meant for (WCAG 2.2):
 * asphalt-950 on amber-400 10.6:1 (the call button), white on asphalt-900 16.6:1, asphalt-950 on whatsapp 8.0:1,
 * white on danger 5.9:1, ink on sign 15.8:1, muted on sign 6.1:1, fog on asphalt-900 9.5:1.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        asphalt: { 950: '#0c1218', 900: '#121a22', 800: '#1b2631', 700: '#273543', 600: '#3a4b5c' },
        // What is light by day (`styles/theme.css`): surfaces, and the words and marks on them.
        sign: { DEFAULT: 'var(--sign)', dim: 'var(--sign-dim)', edge: 'var(--sign-edge)' },
        card: 'var(--card)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        alert: 'var(--alert)',
        sea: 'var(--sea)',
        fog: '#b9c6d2',
        amber: { 300: '#ffc44d', 400: '#ffab1a', 500: '#f79a00', 700: 'var(--ochre)' },
        danger: { DEFAULT: '#c4231b', light: '#ff8a80' },
        whatsapp: { DEFAULT: '#2fbf71', dark: 'var(--green)' },
        leaf: '#0b6b3a',
        lagoon: { DEFAULT: '#0e7f86', light: '#7fd3d6' },
      },
      fontFamily: {
        heading: 'var(--heading-face)',
        body: ['system-ui', '-apple-system', '"Segoe UI"', 'Roboto', '"Helvetica Neue"', 'Arial', 'sans-serif'],
      },
      fontSize: {
        hero: ['clamp(2.25rem, 1.6rem + 3.2vw, 4.25rem)', { lineHeight: 'var(--leading-heading, 1.02)' }],
        title: ['clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)', { lineHeight: 'var(--leading-heading, 1.1)' }],
        subtitle: ['clamp(1.25rem, 1.15rem + 0.5vw, 1.6rem)', { lineHeight: 'var(--leading-subtitle, 1.2)' }],
      },
      maxWidth: { page: '76rem', text: 'var(--measure)' },
      // `wide`: above the documents' phone layout, which ends at 768 px.
      screens: { xs: '25rem', wide: '48.0625rem' },
      transitionTimingFunction: { road: 'cubic-bezier(0.22, 1, 0.36, 1)' },
    },
  },
} satisfies Config;
