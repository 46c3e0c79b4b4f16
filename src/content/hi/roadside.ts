import { site } from '@/config/site';
import type { RoadsideWords } from '../roadside-types';

/** The call bar in Hindi. What is sent says the same in English for the dispatcher. */
export const roadside: RoadsideWords = {
  skip: 'मुख्य बात पर जाएँ',
  logoLabel: `${site.name}, पहला पेज (अंग्रेज़ी में)`,
  bar: { label: 'मदद लें', whatsapp: 'व्हाट्सऐप', book: 'बुकिंग', call: 'फ़ोन', callLabel: 'रिकवरी टीम को फ़ोन करें', stranded: 'फँस गए?' },
  footer: { sms: 'एसएमएस' },
  whatsappMessage: 'नमस्ते, दुबई में मेरी गाड़ी ख़राब है, मुझे रिकवरी चाहिए। मुझे फ़ोन करें।\n\nMy vehicle needs recovery in Dubai. I speak Hindi. Please call me back.',
  smsMessage: 'दुबई में मेरी गाड़ी ख़राब है। मुझे फ़ोन करें।\n\nMy vehicle needs recovery in Dubai. I speak Hindi. Please call me.',
  offline: 'इंटरनेट नहीं है। फ़ोन और एसएमएस अब भी चलते हैं।',
  offlineHelp: 'बिना इंटरनेट मदद',
  others: 'बाक़ी पेज अंग्रेज़ी और अरबी में हैं।',
};
