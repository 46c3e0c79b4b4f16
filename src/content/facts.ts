/**
 * Every legal or safety figure of the site, each with who says so and the day on which we looked. Pages name the facts that
 * they use; the page shows them with source and day. `npm run facts` lists them all, oldest check first.
 */
import type { Lang } from '@/config/languages';

type IsoDate = `${number}-${number}-${number}`;

export interface Fact {
  /** The rule in one sentence, as a page shows it. */
  text: Record<Extract<Lang, 'en' | 'ar'>, string>;
  /** Who says it, and when. */
  source: string;
  /** Where it was read; absent for what was given to us and could not be read anywhere today. */
  url?: string;
  /** The day on which we looked at the source. */
  checked: IsoDate;
  /** What the source leaves open: for whoever checks next, not for the page. */
  note?: string;
}

const checked = '2026-11-22';
const checkedAgain = '2026-11-23';

export const facts = {
  emergencyNumbers: {
    text: {
      en: '999 is the police, 998 the ambulance, 997 Civil Defence, in all of the UAE.',
      ar: '999 للشرطة، و998 للإسعاف، و997 للدفاع المدني، في كل الإمارات.',
    },
    source: 'Dubai Police, in Gulf News of 17 July 2024; National Ambulance, in Khaleej Times of 8 July 2019',
    url: 'https://gulfnews.com/uae/crime/why-dubai-police-emergency-call-handlers-are-a-class-apart-1.103528645',
    checked: checkedAgain,
    note: 'The government portal (u.ae, “Handling emergencies”) could not be opened; two newspapers quote the authorities.',
  },
  policeNotUrgent: {
    text: {
      en: '901 is for anything that is not urgent, in Dubai and in Sharjah. Each emirate’s own police answer it.',
      ar: 'الرقم 901 للحالات غير الطارئة في دبي وفي الشارقة، ولكل إمارة شرطتها.',
    },
    source: 'Dubai Police, in Khaleej Times of 21 June 2024; Sharjah Police, in Gulf News of 23 April 2023',
    url: 'https://gulfnews.com/uae/uae-sharjah-police-handled-over-23000-emergency-calls-during-eid-al-fitr-holidays-1.95305235',
    checked,
  },
  shoulder: {
    text: {
      en: 'Dubai Police: take the nearest exit and stop in a safe place off the road. The shoulder is only for a car that cannot go on or a medical emergency, and never the left one.',
      ar: 'شرطة دبي: اخرج من أقرب مخرج وقف في مكان آمن خارج الطريق. الوقوف على كتف الطريق فقط لسيارة لا تستطيع أن تكمل أو لحالة طبية طارئة، ولا تقف على الكتف الأيسر أبدًا.',
    },
    source: 'Dubai Police, in The National of 9 March 2026, after a driver was killed on Sheikh Zayed Road; left shoulder: Gulf News',
    url: 'https://www.thenationalnews.com/news/uae/2026/03/09/police-warn-against-stopping-on-hard-shoulder-after-driver-killed-on-sheikh-zayed-road/',
    checked,
  },
  shoulderOvertaking: {
    text: {
      en: 'Overtaking on the hard shoulder: AED 1,000 and 6 black points.',
      ar: 'التجاوز من كتف الطريق: 1,000 درهم و6 نقاط مرورية.',
    },
    source: 'Dubai Police, in Gulf News of 18 August 2024',
    url: 'https://gulfnews.com/uae/transport/watch-dubai-motorists-misuse-hard-shoulder-fined-dh1000-1.103866624',
    checked,
  },
  stopInLane: {
    text: {
      en: 'Stopping in a lane without a good reason: AED 1,000 and 6 black points. Obstructing traffic: another AED 500.',
      ar: 'الوقوف وسط الطريق بلا سبب: 1,000 درهم و6 نقاط مرورية. وعرقلة السير: 500 درهم إضافية.',
    },
    source: 'Dubai Police, in Gulf Today of 25 September 2025',
    url: 'https://www.gulftoday.ae/news/2025/09/25/motorcyclist-seriously-injured-after-crashing-into-a-stationary-truck-in-middle-of-road-in-dubai',
    checked,
  },
  hazardLights: {
    text: {
      en: 'Driving with the hazard lights on: AED 500 and 4 black points. They are for a car that has stopped.',
      ar: 'القيادة والإشارات الرباعية (الفلشر) مضاءة: 500 درهم و4 نقاط مرورية. هي لسيارة واقفة.',
    },
    source: 'List of rain and fog fines, East Coast Daily of 11 February 2024; Abu Dhabi Police, in Yallamotor',
    url: 'https://www.eastcoastdaily.in/2024/02/11/uae-police-issues-list-of-rain-related-penalties-and-safety-tips.html',
    checked,
  },
  clearTheLane: {
    text: {
      en: 'After a minor accident: clear the lane first, then report. In Abu Dhabi, not moving the cars costs AED 500; moving them does not change who is at fault.',
      ar: 'بعد الحادث البسيط: أخلوا الطريق أولًا ثم أبلغوا. في أبوظبي يكلف ترك السيارات في الطريق 500 درهم، وتحريكها لا يغيّر تحديد المتسبب.',
    },
    source: 'Dubai Police, in Gulf News of 6 October 2021; Abu Dhabi Police, in Gulf News of October 2024',
    url: 'https://gulfnews.com/uae/government/uae-huge-spike-in-motorists-using-dubai-police-app-to-report-minor-accidents-1.82767908',
    checked,
  },
  reportTime: {
    text: {
      en: 'An accident must be reported within 3 hours (Federal Decree-Law No. 14 of 2024). Report it from the scene.',
      ar: 'يجب الإبلاغ عن الحادث خلال 3 ساعات (المرسوم بقانون اتحادي رقم 14 لسنة 2024). أبلغ من مكانك.',
    },
    source: 'UAE government portal, in Gulf News of 2025',
    url: 'https://gulfnews.com/uae/transport/dh100000-fine-one-year-jail-term-for-drivers-who-flee-uae-accident-scenes-1.500214808',
    checked,
  },
  reportArrives: {
    text: {
      en: 'The report of an accident that you send in the Dubai Police app may take up to 24 hours to arrive.',
      ar: 'قد يتأخر تقرير الحادث الذي ترسله من تطبيق شرطة دبي حتى 24 ساعة.',
    },
    source: 'Khaleej Times, “Dh20,000 fine for failing to stop”',
    url: 'https://khaleejtimes.com/transport/uae-dh20000-fine-for-failing-to-stop-vehicle-after-traffic-accident',
    checked,
  },
  leavingTheScene: {
    text: {
      en: 'Leaving an accident with injuries: prison of up to one year, a fine of AED 50,000 to 100,000, or both.',
      ar: 'مغادرة مكان حادث فيه إصابات: الحبس حتى سنة، أو غرامة من 50,000 إلى 100,000 درهم، أو كلاهما.',
    },
    source: 'UAE government portal, in Gulf News of 2025',
    url: 'https://gulfnews.com/uae/transport/dh100000-fine-one-year-jail-term-for-drivers-who-flee-uae-accident-scenes-1.500214808',
    checked,
  },
  repairNeedsReport: {
    text: {
      en: 'No workshop may repair accident damage without a police report.',
      ar: 'لا يجوز للكراج أن يصلح أضرار حادث من دون تقرير الشرطة.',
    },
    source: 'Khaleej Times, “Dh20,000 fine for failing to stop”',
    url: 'https://khaleejtimes.com/transport/uae-dh20000-fine-for-failing-to-stop-vehicle-after-traffic-accident',
    checked,
  },
  reportColours: {
    text: {
      en: 'On paper the driver at fault gets a pink or red report, the other driver a green one.',
      ar: 'على الورق يأخذ المتسبب تقريرًا ورديًا أو أحمر، والآخر تقريرًا أخضر.',
    },
    source: 'Time Out Dubai, residents’ guide; AngloINFO Dubai, “Road accidents”',
    url: 'https://www.timeoutdubai.com/community/features/59046-what-to-do-if-you-have-a-car-crash-in-dubai',
    checked,
    note: 'Both guides are some years old; a digital report names the driver at fault in words. Ask Dubai Police on 901.',
  },
  photographingPeople: {
    text: {
      en: 'Photographing injured or dead people: AED 150,000 to 500,000, at least six months in prison, or both (Federal Decree-Law No. 34 of 2021, article 44). Photograph cars, not people.',
      ar: 'تصوير المصابين أو المتوفين: من 150,000 إلى 500,000 درهم، أو الحبس ستة أشهر على الأقل، أو كلاهما (المرسوم بقانون اتحادي رقم 34 لسنة 2021، المادة 44). صوّر السيارات لا الناس.',
    },
    source: 'Gulf News of 2022',
    url: 'https://gulfnews.com/uae/uae-taking-photos-video-clips-of-accident-victims-now-punishable-offence-under-amended-law-1.86005431',
    checked,
  },
  sharjahRafid: {
    text: {
      en: 'Sharjah: a minor accident is reported to Rafid, in its app or on 800 72343.',
      ar: 'الشارقة: أبلغ عن الحادث البسيط شركة «رافد» من تطبيقها أو على 800 72343.',
    },
    source: 'Rafid, in The National of 17 September 2021',
    url: 'https://www.thenationalnews.com/uae/2021/09/17/3230-minor-road-accidents-in-11-days-as-sharjah-school-run-returns',
    checked,
  },
  abuDhabiSaaed: {
    text: {
      en: 'Abu Dhabi and Al Ain: a minor accident is reported in the Saaed app.',
      ar: 'أبوظبي والعين: أبلغ عن الحادث البسيط من تطبيق «ساعد».',
    },
    source: 'Abu Dhabi Police, in Gulf News of October 2024',
    url: 'https://gulfnews.com/uae/transport/abu-dhabi-police-urge-drivers-to-move-vehicles-off-the-road-after-minor-accidents-1.104505819',
    checked,
  },
  incidentUnit: {
    text: {
      en: 'The Traffic Incident Management Unit of the RTA and Dubai Police clears stopped cars from 17 main roads, 951 km in both directions.',
      ar: 'وحدة إدارة الحوادث المرورية التابعة لهيئة الطرق والمواصلات وشرطة دبي تُخلي السيارات المتوقفة من 17 طريقًا رئيسيًا، بطول 951 كم في الاتجاهين.',
    },
    source: 'RTA, in The National of 17 March 2024',
    url: 'https://www.thenationalnews.com/uae/transport/2024/03/17/dubais-rta-expands-project-to-speed-up-reaction-time-to-road-accidents/',
    checked,
    note: 'No published charge to the driver was found; the pages say "ask the officer".',
  },
  lorryBanE11: {
    text: {
      en: 'Trucks: Sheikh Zayed Road and Al Ittihad Road (E11, Sharjah border to Interchange 7), central Deira and Bur Dubai are closed from 6:00 to 22:00. The hours change in Ramadan.',
      ar: 'تُمنع الشاحنات في شارع الشيخ زايد وشارع الاتحاد (E11 من حدود الشارقة إلى التقاطع 7) وفي وسط ديرة وبر دبي من الساعة 6:00 إلى 22:00. وتتغير المواعيد في رمضان.',
    },
    source: 'RTA, in Khaleej Times of 14 March 2024; applies above 2.5 tons of empty weight (WAM, 1 July 2020)',
    url: 'https://www.khaleejtimes.com/uae/transport/dubai-truck-ban-timings-announced-for-ramadan',
    checked,
  },
  lorryBanAlways: {
    text: {
      en: 'Trucks are never allowed in the Al Shindagha and Airport tunnels, or on the Al Maktoum, Floating, Al Garhoud, Business Bay and Infinity bridges.',
      ar: 'تُمنع الشاحنات دائمًا في نفق الشندغة ونفق المطار، وعلى جسور آل مكتوم والعائم والقرهود والخليج التجاري وإنفينيتي.',
    },
    source: 'RTA, in Khaleej Times of 14 March 2024',
    url: 'https://www.khaleejtimes.com/uae/transport/dubai-truck-ban-timings-announced-for-ramadan',
    checked,
  },
  lorryBanPeaks: {
    text: {
      en: 'Other busy roads, the E311 from Ras Al Khor to Sharjah among them, are closed to trucks from 6:30 to 8:30, 13:00 to 15:00 and 17:30 to 20:00; the E611 from Al Awir to Sharjah from 17:30 to 20:00. The fine is AED 1,000 and 6 points.',
      ar: 'طرق مزدحمة أخرى، منها E311 من رأس الخور إلى الشارقة، تُمنع فيها الشاحنات من 6:30 إلى 8:30، ومن 13:00 إلى 15:00، ومن 17:30 إلى 20:00. وشارع E611 من العوير إلى الشارقة من 17:30 إلى 20:00. والغرامة 1,000 درهم و6 نقاط.',
    },
    source: 'RTA, in Emirates 24|7 of 4 June 2024; E611 and the fine: Dubai Eye 103.8, January 2025',
    url: 'https://www.dubaieye1038.com/news/local/trucks-partially-banned-on-emirates-road-during-rush-hour',
    checked,
  },
  weightLimit: {
    text: {
      en: 'Federal Decree-Law No. 12 of 2023 limits a heavy vehicle with its load to 65 tons. The Cabinet postponed its penalties in February 2024: ask the RTA before a heavier move, which needs a permit.',
      ar: 'حدّد المرسوم بقانون اتحادي رقم 12 لسنة 2023 أقصى وزن للمركبة الثقيلة مع حمولتها بـ65 طنًا. وأجّل مجلس الوزراء تطبيق عقوباته في فبراير 2024، فاسأل الهيئة قبل نقل أثقل، فهو يحتاج إلى تصريح.',
    },
    source: 'Federal Decree-Law No. 12 of 2023 (uaelegislation.gov.ae); postponement: Gulf News of 18 February 2024',
    url: 'https://uaelegislation.gov.ae/en/legislations/2134',
    checked,
    note: 'No announcement of a new date was found.',
  },
  floodedWadi: {
    text: {
      en: 'Driving into a flooded wadi: AED 2,000, 23 black points and the car impounded for 60 days. Gathering near one in the rain: AED 1,000 and 6 points.',
      ar: 'دخول وادٍ جارٍ بالسيل: 2,000 درهم و23 نقطة مرورية وحجز السيارة 60 يومًا. والتجمع قربه وقت المطر: 1,000 درهم و6 نقاط.',
    },
    source: 'Ministry of Interior, in The National of 18 May 2023',
    url: 'https://www.thenationalnews.com/uae/2023/05/18/uaes-new-fines-to-improve-road-safety-during-bad-weather/',
    checked,
  },
  tyreAge: {
    text: {
      en: 'A car whose tyres are more than five years past their date of manufacture fails the RTA’s technical test.',
      ar: 'السيارة التي مرّ على صنع إطاراتها أكثر من خمس سنوات لا تجتاز الفحص الفني لهيئة الطرق والمواصلات.',
    },
    source: 'RTA, in a report of WAM (Oman Economic Review); Khaleej Times, “Dubai safe summer drive tips”',
    url: 'https://oerlive.com/?p=158287',
    checked: checkedAgain,
    note: 'The report has no year; the newspaper says “not allowed on UAE roads” (khaleejtimes.com/uae/transport/dubai-safe-summer-drive-tips).',
  },
  firstAid: {
    text: {
      en: 'Give first aid only if you have the medical knowledge for it (Federal Decree-Law No. 14 of 2024, article 5). Moving an injured person the wrong way can make it worse: call, and do what the operator says.',
      ar: 'لا يقدّم الإسعافات الأولية إلا سائق لديه المعرفة الطبية اللازمة (المرسوم بقانون اتحادي رقم 14 لسنة 2024، المادة 5). وتحريك المصاب بطريقة خاطئة قد يزيد إصابته: اتصل وافعل ما يقوله لك الموظف.',
    },
    source: 'Gulf News of October 2024; National Ambulance, in Khaleej Times of 8 July 2019',
    url: 'https://gulfnews.com/amp/living-in-uae/ask-us/new-uae-traffic-law-provide-first-aid-only-if-you-have-the-necessary-medical-knowledge-1.1730195615314',
    checked: checkedAgain,
  },
  heatStroke: {
    text: {
      en: 'Signs of heat stroke: confusion, fainting, hot and often dry skin, headache, nausea. It is an emergency: call, bring the person into the shade and cool them with water.',
      ar: 'علامات ضربة الحر: تشوش، أو إغماء، أو جلد حار وغالبًا جاف، أو صداع، أو غثيان. وهي حالة طارئة: اتصل، وانقل المصاب إلى الظل، وبرّده بالماء.',
    },
    source: 'US Centers for Disease Control and Prevention, as given by Cheshire Medical Center',
    url: 'https://www.cheshiremed.org/health-wellness/article/heat-related-illness-what-look-and-what-do',
    checked: checkedAgain,
    note: 'No page of a UAE authority on heat stroke could be read.',
  },
  closedCar: {
    text: {
      en: 'A closed car in the sun gets about 11 °C (20 °F) hotter within ten minutes.',
      ar: 'السيارة المغلقة تحت الشمس ترتفع حرارتها نحو 11 درجة مئوية خلال عشر دقائق.',
    },
    source: 'US National Highway Traffic Safety Administration, in Spectrum News of 22 June 2022',
    url: 'https://spectrumlocalnews.com/nc/charlotte/news/2022/06/22/your-car-s-temperature-can-rise-20-degrees-in-10-minutes-',
    checked: checkedAgain,
  },
  insuranceDuty: {
    text: {
      en: 'A vehicle on the road must have the compulsory insurance (Federal Decree-Law No. 14 of 2024, in force since 29 March 2025).',
      ar: 'لا بد لكل مركبة على الطريق من التأمين الإلزامي (المرسوم بقانون اتحادي رقم 14 لسنة 2024، الساري منذ 29 مارس 2025).',
    },
    source: 'Ministry of Interior, 24 March 2025',
    url: 'https://moi.gov.ae/en/media.center/news/032425n01.aspx',
    checked: checkedAgain,
  },
  dataProtection: {
    text: {
      en: 'Federal Decree-Law No. 45 of 2021 protects personal data in the UAE, in force since 2 January 2022: the rights to information, to a copy, to correction and erasure (articles 13 to 15), complaints to the UAE Data Office (article 24).',
      ar: 'المرسوم بقانون اتحادي رقم 45 لسنة 2021 يحمي البيانات الشخصية في الإمارات، وهو سارٍ منذ 2 يناير 2022: الحق في المعلومات وفي نسخة وفي التصحيح والمحو (المواد 13 إلى 15)، والشكوى إلى مكتب الإمارات للبيانات (المادة 24).',
    },
    source: 'Text of the law, as published by Armingaud Avocat; DataGuidance, “UAE - Federal”',
    url: 'https://armingaud-avocat.fr/en/federal-decree-law-no-45-of-2021-on-personal-data-protection',
    checked: checkedAgain,
    note: 'The official publication could not be opened. In April 2024 DataGuidance had not seen the executive regulations yet.',
  },
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof facts;

/** How a page introduces the facts that it uses; `{date}` is the day of the oldest check among them. */
export const factWords: Record<Extract<Lang, 'en' | 'ar'>, { title: string; source: string }> = {
  en: { title: 'Rules and fines on this page, checked on {date}', source: 'Source:' },
  ar: { title: 'القواعد والغرامات في هذه الصفحة، راجعناها في {date}', source: 'المصدر:' },
};
