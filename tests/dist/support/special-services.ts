/** The six service pages that the document lists beside the landing pages (spec 1, section 2). */
import { breakdown } from '../../../src/content/en/landing/breakdown';
import { desertDubai } from '../../../src/content/en/landing/desert-dubai';
import { emergencyCar } from '../../../src/content/en/landing/emergency-car';
import { heavy } from '../../../src/content/en/landing/heavy';
import { luxury } from '../../../src/content/en/landing/luxury';
import { motorcycle } from '../../../src/content/en/landing/motorcycle';

export const specialServices = [desertDubai, breakdown, emergencyCar, motorcycle, heavy, luxury];
