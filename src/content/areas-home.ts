/**
 * The areas of Dubai that the home page lists (spec 2, section 2, "Service Areas grid of about 80 areas") and that a
 * visitor's position is named after: the 20 of the booking form, and 60 more. Coordinates are district centres, WGS 84
 * degrees, good to about a kilometre; they say "near", never "at".
 */
import { BOOKING_AREAS, type BookingArea } from '@/contract/catalogue';

type Area = BookingArea;

export const homeAreas: readonly Area[] = [
  ...BOOKING_AREAS,
  // The coast and Sheikh Zayed Road
  { name: 'DIFC', ar: 'مركز دبي المالي العالمي', lat: 25.2121, lng: 55.2812 },
  { name: 'Zabeel', ar: 'زعبيل', lat: 25.2189, lng: 55.3006 },
  { name: 'Al Satwa', ar: 'السطوة', lat: 25.2217, lng: 55.2734 },
  { name: 'City Walk', ar: 'سيتي ووك', lat: 25.2079, lng: 55.2627 },
  { name: 'Al Wasl', ar: 'الوصل', lat: 25.1949, lng: 55.2517 },
  { name: 'Al Safa', ar: 'الصفا', lat: 25.1758, lng: 55.2324 },
  { name: 'Al Manara', ar: 'المنارة', lat: 25.1437, lng: 55.2133 },
  { name: 'Umm Suqeim', ar: 'أم سقيم', lat: 25.1494, lng: 55.2052 },
  { name: 'Al Sufouh', ar: 'الصفوح', lat: 25.1128, lng: 55.1769 },
  { name: 'Dubai Internet City', ar: 'مدينة دبي للإنترنت', lat: 25.0951, lng: 55.1602 },
  { name: 'Dubai Media City', ar: 'مدينة دبي للإعلام', lat: 25.0924, lng: 55.1531 },
  { name: 'Barsha Heights', ar: 'برشا هايتس', lat: 25.0985, lng: 55.1751 },
  { name: 'Jumeirah Beach Residence', ar: 'جي بي آر (جميرا بيتش ريزيدنس)', lat: 25.0779, lng: 55.1332 },
  { name: 'Bluewaters Island', ar: 'جزيرة بلوواترز', lat: 25.0796, lng: 55.1211 },
  // Between Sheikh Zayed Road and Emirates Road, south
  { name: 'The Greens', ar: 'الغرينز', lat: 25.0945, lng: 55.1716 },
  { name: 'Emirates Hills', ar: 'تلال الإمارات', lat: 25.0688, lng: 55.1671 },
  { name: 'The Springs', ar: 'الينابيع', lat: 25.0531, lng: 55.1842 },
  { name: 'Jumeirah Park', ar: 'جميرا بارك', lat: 25.0453, lng: 55.1562 },
  { name: 'Discovery Gardens', ar: 'ديسكفري جاردنز', lat: 25.0389, lng: 55.1431 },
  { name: 'Al Furjan', ar: 'الفرجان', lat: 25.0268, lng: 55.1502 },
  { name: 'Jumeirah Village Triangle', ar: 'مثلث قرية جميرا', lat: 25.0479, lng: 55.1893 },
  { name: 'Dubai Production City', ar: 'مدينة دبي للإنتاج', lat: 25.0342, lng: 55.1891 },
  { name: 'Dubai Sports City', ar: 'مدينة دبي الرياضية', lat: 25.0398, lng: 55.2183 },
  { name: 'Motor City', ar: 'موتور سيتي', lat: 25.0471, lng: 55.2389 },
  { name: 'Dubai Studio City', ar: 'مدينة دبي للاستوديوهات', lat: 25.0436, lng: 55.2502 },
  { name: 'Al Barsha South', ar: 'البرشاء جنوب', lat: 25.0799, lng: 55.2351 },
  { name: 'Dubai Hills Estate', ar: 'دبي هيلز استيت', lat: 25.1031, lng: 55.2469 },
  { name: 'Arabian Ranches', ar: 'المرابع العربية', lat: 25.0519, lng: 55.2681 },
  { name: 'Damac Hills', ar: 'داماك هيلز', lat: 25.0262, lng: 55.2519 },
  { name: 'Mudon', ar: 'مدن', lat: 25.0221, lng: 55.2688 },
  { name: 'Town Square', ar: 'تاون سكوير', lat: 25.0014, lng: 55.2932 },
  { name: 'Remraam', ar: 'رمرام', lat: 25.0029, lng: 55.2523 },
  { name: 'Expo City Dubai', ar: 'مدينة إكسبو دبي', lat: 24.9602, lng: 55.1479 },
  { name: 'Dubai South', ar: 'دبي الجنوب', lat: 24.8958, lng: 55.1601 },
  { name: 'Dubai Industrial City', ar: 'مدينة دبي الصناعية', lat: 24.8462, lng: 55.0803 },
  // Inland
  { name: 'Global Village', ar: 'القرية العالمية', lat: 25.0689, lng: 55.3059 },
  { name: 'Al Barari', ar: 'البراري', lat: 25.0941, lng: 55.3132 },
  { name: 'Dubailand', ar: 'دبي لاند', lat: 25.0829, lng: 55.3281 },
  { name: 'Villanova', ar: 'فيلانوفا', lat: 25.0561, lng: 55.3518 },
  { name: 'Damac Hills 2', ar: 'داماك هيلز 2', lat: 24.9901, lng: 55.3828 },
  { name: 'Dubai Academic City', ar: 'مدينة دبي الأكاديمية', lat: 25.1192, lng: 55.4139 },
  { name: 'Meydan', ar: 'ميدان', lat: 25.1559, lng: 55.3001 },
  { name: 'Nad Al Sheba', ar: 'ند الشبا', lat: 25.1502, lng: 55.3411 },
  { name: 'Ras Al Khor', ar: 'رأس الخور', lat: 25.1831, lng: 55.3569 },
  { name: 'Al Awir', ar: 'العوير', lat: 25.1832, lng: 55.5468 },
  // The creek and the east
  { name: 'Al Jaddaf', ar: 'الجداف', lat: 25.2182, lng: 55.3329 },
  { name: 'Dubai Creek Harbour', ar: 'مرسى خور دبي', lat: 25.2059, lng: 55.3462 },
  { name: 'Dubai Festival City', ar: 'دبي فستيفال سيتي', lat: 25.2221, lng: 55.3519 },
  { name: 'Oud Metha', ar: 'عود ميثاء', lat: 25.2369, lng: 55.3131 },
  { name: 'Al Garhoud', ar: 'القرهود', lat: 25.2428, lng: 55.3502 },
  { name: 'Dubai International Airport', ar: 'مطار دبي الدولي', lat: 25.2531, lng: 55.3652 },
  { name: 'Port Saeed', ar: 'بور سعيد', lat: 25.2559, lng: 55.3331 },
  { name: 'Hor Al Anz', ar: 'هور العنز', lat: 25.2788, lng: 55.3342 },
  { name: 'Al Mamzar', ar: 'الممزر', lat: 25.3069, lng: 55.3452 },
  { name: 'Al Twar', ar: 'الطوار', lat: 25.2622, lng: 55.3851 },
  { name: 'Al Rashidiya', ar: 'الراشدية', lat: 25.2261, lng: 55.3899 },
  { name: 'Muhaisnah', ar: 'محيصنة', lat: 25.2679, lng: 55.4121 },
  { name: 'Al Mizhar', ar: 'المزهر', lat: 25.2481, lng: 55.4369 },
  { name: 'Al Warqa', ar: 'الورقاء', lat: 25.1901, lng: 55.4091 },
  { name: 'Al Khawaneej', ar: 'الخوانيج', lat: 25.2479, lng: 55.4868 },
];
