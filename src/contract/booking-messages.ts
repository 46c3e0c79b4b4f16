/** Every message of the booking form's validation, in both languages. English to the letter of spec 2, section 5. */
export type BookingErrorCode = keyof typeof en;

const en = {
  serviceRequired: 'Please select a service',
  locationRequired: 'Please select your location',
  vehicleTypeRequired: 'Please select vehicle type',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Please enter a valid UAE phone number',
  phoneAbroadInvalid: 'Please enter the number with its country code, for example +44 7400 123456',
  emailInvalid: 'Please enter a valid email address',
  descriptionRequired: 'Please describe your situation',
  consentRequired: 'Please agree to terms and conditions',
  tooLong: 'This text is too long. Please shorten it.',
  invalidText: 'This must be text',
  notAccepted: 'This answer was not accepted. Please change it or call us.',
  answerInvalid: 'Please choose one of the answers',
  headroomInvalid: 'Please enter the height in metres, for example 2.1',
  urgencyInvalid: 'Please choose how soon you need us',
  idInvalid: 'The booking has no valid id',
  estimateInvalid: 'The estimate is not a number',
  timeInvalid: 'The time of the booking is not valid',
  statusInvalid: 'A new booking is always pending',
} as const;

const ar: Record<BookingErrorCode, string> = {
  serviceRequired: 'يرجى اختيار الخدمة',
  locationRequired: 'يرجى اختيار موقعك',
  vehicleTypeRequired: 'يرجى اختيار نوع المركبة',
  firstNameRequired: 'الاسم الأول مطلوب',
  lastNameRequired: 'اسم العائلة مطلوب',
  phoneRequired: 'رقم الهاتف مطلوب',
  phoneInvalid: 'يرجى إدخال رقم هاتف إماراتي صحيح',
  // The left-to-right mark before the number keeps its groups in order within Arabic text.
  phoneAbroadInvalid: 'يرجى كتابة الرقم مع رمز الدولة، مثل \u200e+966 50 123 4567',
  emailInvalid: 'يرجى إدخال بريد إلكتروني صحيح',
  descriptionRequired: 'يرجى وصف حالتك',
  consentRequired: 'يرجى الموافقة على الشروط والأحكام',
  tooLong: 'النص أطول من اللازم، يرجى اختصاره',
  invalidText: 'يجب أن يكون هذا نصًا',
  notAccepted: 'لم يُقبل هذا الجواب، يرجى تغييره أو الاتصال بنا',
  answerInvalid: 'يرجى اختيار أحد الأجوبة',
  headroomInvalid: 'يرجى كتابة الارتفاع بالمتر، مثل 2.1',
  urgencyInvalid: 'يرجى اختيار الوقت المناسب',
  idInvalid: 'رقم الحجز غير صالح',
  estimateInvalid: 'التكلفة التقديرية ليست رقمًا',
  timeInvalid: 'وقت الحجز غير صالح',
  statusInvalid: 'الحجز الجديد يكون دائمًا قيد الانتظار',
};

/** By language: the site's (`config/languages.ts`) are checked against these where they are used. */
export const bookingMessages: Record<'en' | 'ar', Record<BookingErrorCode, string>> = { en, ar };
