import { site } from '@/config/site';
import type { RoadsideWords } from '../roadside-types';

/** The call bar in Urdu. What is sent says the same in English for the dispatcher. */
export const roadside: RoadsideWords = {
  skip: 'اصل متن پر جائیں',
  logoLabel: `${site.name}، پہلا صفحہ (انگریزی میں)`,
  bar: { label: 'مدد لیں', whatsapp: 'واٹس ایپ', book: 'بکنگ', call: 'کال', callLabel: 'ریکوری ٹیم کو کال کریں', stranded: 'پھنس گئے؟' },
  footer: { sms: 'ایس ایم ایس' },
  whatsappMessage: 'السلام علیکم، دبئی میں میری گاڑی خراب ہے، مجھے ریکوری چاہیے۔ مجھے کال کریں۔\n\nMy vehicle needs recovery in Dubai. I speak Urdu. Please call me back.',
  smsMessage: 'دبئی میں میری گاڑی خراب ہے۔ مجھے کال کریں۔\n\nMy vehicle needs recovery in Dubai. I speak Urdu. Please call me.',
  offline: 'انٹرنیٹ نہیں ہے۔ کال اور ایس ایم ایس اب بھی چلتے ہیں۔',
  offlineHelp: 'انٹرنیٹ کے بغیر مدد',
  others: 'باقی صفحے انگریزی اور عربی میں ہیں۔',
};
