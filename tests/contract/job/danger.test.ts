import { describe, expect, it } from 'vitest';
import { dangerMark, isInTraffic, soundsDangerous } from '@/contract/job/danger';

describe('words that suggest danger', () => {
  it.each([
    'my wife is bleeding',
    'Somebody is injured, please come',
    'Car stopped in the middle lane near exit 41',
    'there is smoke from the engine',
    'car upside down beside the road',
    'We rolled over in the dunes',
    'lane 2 of Sheikh Zayed Road, cars pass fast',
    'stopped on the left lane',
    'أنا في الحارة اليسار',
    'رأسه فيه دم',
    'في المحرك نار',
    'انجن میں آگ لگ گئی',
    'इंजन में आग लग गई',
    'السيارة واقفة وسط الشارع',
    'انقلبت السيارة',
    'گاڑی الٹ گئی ہے',
    'गाड़ी पलट गई है',
    'زوجتي تنزف',
    'ڈرائیور زخمی ہے',
    'ड्राइवर घायल है',
    'Locked out, keys inside. Baby in the car',
    'my child is locked in the car',
    'السيارة انقفلت والمفتاح داخلها وفيها طفل رضيع محبوس',
    'گاڑی لاک ہو گئی اور بچہ اندر ہے',
    'गाड़ी लॉक हो गई, बच्चा अंदर है',
    'المريض مغمي عليه',
    'عندنا اغماء',
    'إنقلبت السياره',
    'في مُصاب',
    'سيارة وسط الشّارع',
    'طفله محبوسه داخل السياره',
    'ڈرائيور زخمي ہے',
    'بے ھوش ہے',
    'सडक के बीच खड़ी है',
    'ख़ून निकल रहा है',
    'गाड़ी स\u095cक के बीच है',
    'MY WIFE IS BLEEDING',
    'والدي مجروح في رأسه',
    'في إصابة بسيطة',
    'أُصيبت زوجتي',
    'السيارة تحترق',
    'السائق فاقد الوعي',
    'ابني ما يتنفس زين',
    'عنده ضيق في التنفس',
    'نوبة قلبية',
    'السيارة واقفة على الطريق السريع',
    'سر پر چوٹ لگی ہے',
    'سانس نہیں لے رہا',
    'دل کا دورہ پڑا ہے',
    'گاڑی ہائی وے پر کھڑی ہے',
    'साँस नहीं ले रहा',
    'पत्नी गर्भवती है',
    'पिताजी को दिल का दौरा पड़ा है',
    'गाड़ी हाईवे पर खड़ी है',
  ])('are heard in "%s"', (words) => expect(soundsDangerous(words)).toBe(true));

  it.each([
    // Of what is told apart from danger, the other side.
    'النار في المحرك وما معي دينار',
    'شبت نار',
    'ولعت بالنار',
    'للنار دخان',
    'واقف في الحارة اليمين عند الحارة القديمة',
    'أنا في الحارة',
    'حارة الحافلات، الحارة الأولى',
    'चोटें आई हैं',
    'वह चोटिल है',
    'چوٹیں آئی ہیں',
    'چوٹ',
    // Said of somebody, of everybody but one, of badly, or as a question.
    'no injuries except my son',
    'No injuries. Only my wife, her arm',
    'Nobody hurt badly',
    'nobody is hurt, but I bleed a little',
    'no injuries? I do not know, he does not move',
    'no serious injuries',
    'No injuries. The car is in the middle of the road',
    'no injuries, my wife is pregnant',
    'nobody is hurt, one is injured',
    'لا إصابات خطيرة',
    'لا إصابات إلا يد زوجتي',
    'لا يوجد مصابين، بس ابني ينزف',
    'کوئی زخمی نہیں، مگر گاڑی سے دھواں آ رہا ہے',
    'कोई घायल नहीं, लेकिन गाड़ी हाईवे पर है',
  ])('are heard beside what is none: "%s"', (words) => expect(soundsDangerous(words)).toBe(true));

  /** One text for each word of the list that none of those above has. */
  const HEARD = {
    English: [
      ...[
        'she is hurt',
        'blood on the seat',
        'he is unconscious',
        'not breathing',
        'hard to breathe',
        'call an ambulance',
      ],
      ...['we are trapped', 'heart attack', 'she fainted', 'my father collapsed', 'my wife is pregnant', 'a fire'],
      ...['it is burning', 'overturned', 'the car flipped', 'in the lane', 'on a lane', 'middle of the road'],
      ...['middle lane', 'fast lane', 'on the highway', 'on the motorway', 'blocking the road', 'blocking traffic'],
      ...['blocking a lane, blocking lane', 'live traffic', 'infant inside', 'babies inside', 'locked, toddler in it'],
      ...['children inside', 'kid inside', 'kids inside, door will not lock'],
    ],
    Arabic: [
      ...['جريح', 'جرحى', 'ينزف', 'نزيف', 'نحتاج إسعاف', 'محاصر في السيارة', 'محتجز', 'حريق', 'دخان', 'وسط الطريق'],
      ...['في المسار', 'حامل', 'إصابات', 'إغماء', 'جلطة', 'لا تتنفس', 'دم', 'بالدم', 'في الطريق السريع'],
      ...['الأطفال داخل السيارة', 'بيبي والسيارة مقفلة', 'الباب مقفول والطفل فيها', 'اتقفل الباب على الطفل'],
      ...['طفل جوا السيارة', 'انقفلت على الطفل', 'رضيع محبوس', 'مقفل على طفل'],
    ],
    Urdu: [
      ...['خون', 'بے ہوش', 'ایمبولینس', 'دھواں', 'سڑک کے بیچ', 'لین میں', 'موٹروے پر', 'موٹر وے پر', 'ہائیوے پر'],
      ...['بچے اندر ہیں', 'بچی لاک ہے'],
    ],
    Hindi: [
      ...['चोट', 'बेहोश', 'एम्बुलेंस', 'एंबुलेंस', 'धुआँ', 'धुआं', 'लेन में', 'हाइवे पर', 'सांस', 'खून'],
      ...['बच्चे अंदर हैं', 'बच्ची लॉक है'],
    ],
  };
  it.each(Object.entries(HEARD))('are heard, each of them, in %s', (_language, texts) => {
    expect(texts.filter((text) => !soundsDangerous(text))).toEqual([]);
  });

  it.each([
    'Flat tyre, no spare',
    'Battery dead in basement P3',
    'ارتفعت حرارة المحرك',
    'Need a tow tomorrow at ten',
    'Locked out, the key is inside',
    'Flat tyre, two kids with us',
    'Skidded into the sand, wheels locked',
    'دراجة نارية، بدون بطارية',
    'جنب عمود إنارة',
    'عدم تشغيل السيارة',
    'پل سے تھوڑا آگے',
    'पुल से थोड़ा आगे',
    'ڈرائیور بھاگ گیا',
    'الكفر ينفس والاحتياط فاضي',
    'بعد مخرج الطريق السريع',
    'معي خمسون دينار فقط',
    'عند المنار مول',
    'السيارة في الشمس الحارة',
    'عند مسجد الحارة',
    'في الحارة القديمة خلف السوق',
    'पहाड़ की चोटी के पास',
    'पहाड़ की चोटियों के पास',
    'پہاڑ کی چوٹی کے پاس',
    'پہاڑ کی چوٹیوں کے پاس',
    'Hit a wall, no injuries.',
    'Accident, nobody is hurt, car does not move',
    'No one was injured',
    'حادث بسيط، لا إصابات',
    'لا توجد أي إصابات، السيارة لا تتحرك',
    'ما في اصابات والحمد لله',
    'مافيه مصابين',
    'کوئی زخمی نہیں ہے۔',
    'कोई घायल नहीं है।',
  ])('are not heard in "%s"', (words) => expect(soundsDangerous(words)).toBe(false));

  it.each([
    ...['E311, middle lane after exit 55', 'on the highway near Expo', 'وسط الشارع مقابل البنك'],
    ...['على الطريق السريع بعد المخرج', 'سڑک کے بیچ', 'हाईवे पर'],
  ])('are heard in a place among the traffic: "%s"', (place) => expect(isInTraffic(place)).toBe(true));

  it.each([
    'Fire station, Mirdif',
    'Blood bank, Oud Metha',
    'Dubai Heart Centre',
    'الحارة القديمة',
    'مستشفى الإصابات',
    'Exit 41',
  ])('are not heard in the place "%s"', (place) => expect(isInTraffic(place)).toBe(false));
});

it.each([
  ['said', 'child locked in the car', '', 'said'],
  ['words', 'my child is locked in the car', '', 'child'],
  ['words', 'السيارة انقفلت والمفتاح داخلها وفيها طفل رضيع', '', 'child'],
  ['words', 'گاڑی لاک ہو گئی اور بچہ اندر ہے', '', 'child'],
  ['words', 'गाड़ी लॉक हो गई, बच्चा अंदर है', '', 'child'],
  ['words', 'my child is locked in the car and does not breathe', '', 'words'],
  ['words', 'my child is locked in the car', 'E311, middle lane', 'words'],
  ['words', 'she is bleeding', '', 'words'],
  // By a note that is not at hand any more.
  ['words', 'flat tyre', '', 'words'],
  [undefined, 'my child is locked in the car', '', undefined],
] as const)('the mark of a job (%s) whose customer said "%s" at "%s" is %s', (danger, words, place, mark) => {
  expect(dangerMark({ ...(danger ? { danger } : {}), place }, words)).toBe(mark);
});
