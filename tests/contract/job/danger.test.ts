import { describe, expect, it } from 'vitest';
import { soundsDangerous } from '@/contract/job/danger';

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
  ])('are heard in "%s"', (words) => expect(soundsDangerous(words)).toBe(true));

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
  ])('are not heard in "%s"', (words) => expect(soundsDangerous(words)).toBe(false));
});
