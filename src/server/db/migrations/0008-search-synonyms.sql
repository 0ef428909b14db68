-- Other words for places and kinds of experience, as they are known today. Operators add rows of their own; what stands
-- here is only where an installation begins (docs/search.md). Whoever searches the first also finds the second.

-- Places: former and short names, other spellings, the ten countries' own scripts, and what is known better than its city.
insert into search_synonym (term, means)
select distinct search_fold(term), search_fold(means) from (values
  ('angkor', 'siem reap'), ('angkor wat', 'siem reap'), ('annapurna', 'pokhara'), ('ayuthaya', 'ayutthaya'),
  ('bali', 'canggu'), ('bali', 'denpasar'), ('bali', 'sanur'), ('bali', 'seminyak'), ('bali', 'ubud'),
  ('banaras', 'varanasi'), ('bangalore', 'bengaluru'), ('baroda', 'vadodara'), ('batavia', 'jakarta'),
  ('benares', 'varanasi'), ('bengaluru', 'bangalore'), ('bhadgaon', 'bhaktapur'), ('bkk', 'bangkok'),
  ('blue city', 'jodhpur'), ('bombay', 'mumbai'), ('borobudur', 'yogyakarta'), ('burma', 'myanmar'),
  ('calcutta', 'kolkata'), ('chennai', 'madras'), ('chiangmai', 'chiang mai'), ('cochin', 'kochi'),
  ('da lat', 'dalat'), ('da nang', 'danang'), ('dalat', 'da lat'), ('danang', 'da nang'), ('djokja', 'yogyakarta'),
  ('el nido', 'palawan'), ('everest', 'kathmandu'), ('faifo', 'hoi an'), ('george town', 'penang'),
  ('georgetown', 'george town'), ('ha long', 'halong'), ('ha noi', 'hanoi'), ('halong', 'ha long'),
  ('halong bay', 'ha long'), ('hanoi', 'ha noi'), ('hcmc', 'ho chi minh'), ('ho chi minh city', 'saigon'),
  ('hoian', 'hoi an'), ('intramuros', 'manila'), ('jogja', 'yogyakarta'), ('jogjakarta', 'yogyakarta'),
  ('kampuchea', 'cambodia'), ('kashi', 'varanasi'), ('katmandu', 'kathmandu'), ('kk', 'kota kinabalu'),
  ('kl', 'kuala lumpur'), ('kochi', 'cochin'), ('kolkata', 'calcutta'), ('kota kinabalu', 'kk'),
  ('krung thep', 'bangkok'), ('krungthep', 'bangkok'), ('kualalumpur', 'kuala lumpur'), ('lake city', 'udaipur'),
  ('lalitpur', 'patan'), ('luang phabang', 'luang prabang'), ('luangprabang', 'luang prabang'), ('madras', 'chennai'),
  ('makassar', 'ujung pandang'), ('malacca', 'melaka'), ('malaya', 'malaysia'), ('mandalay hill', 'mandalay'),
  ('melaka', 'malacca'), ('metro manila', 'manila'), ('moulmein', 'mawlamyine'), ('mumbai', 'bombay'),
  ('mysore', 'mysuru'), ('mysuru', 'mysore'), ('new delhi', 'delhi'), ('nhatrang', 'nha trang'),
  ('old delhi', 'delhi'), ('pagan', 'bagan'), ('palawan', 'el nido'), ('palawan', 'puerto princesa'),
  ('patan', 'lalitpur'), ('peking', 'beijing'), ('penang', 'george town'), ('phnompenh', 'phnom penh'),
  ('phuquoc', 'phu quoc'), ('pilipinas', 'philippines'), ('pink city', 'jaipur'), ('pondicherry', 'puducherry'),
  ('poona', 'pune'), ('prambanan', 'yogyakarta'), ('puducherry', 'pondicherry'), ('rangoon', 'yangon'),
  ('sa pa', 'sapa'), ('sai gon', 'ho chi minh'), ('saigon', 'ho chi minh'), ('sapa', 'sa pa'), ('siam', 'thailand'),
  ('siemreap', 'siem reap'), ('simla', 'shimla'), ('surakarta', 'solo'), ('trivandrum', 'thiruvananthapuram'),
  ('ujung pandang', 'makassar'), ('vang viang', 'vang vieng'), ('viangchan', 'vientiane'),
  ('vieng chan', 'vientiane'), ('viet nam', 'vietnam'), ('yangon', 'rangoon'), ('yogya', 'yogyakarta'),
  ('काठमाडौं', 'kathmandu'), ('काठमाण्डू', 'kathmandu'), ('कोलकाता', 'kolkata'), ('जयपुर', 'jaipur'),
  ('दिल्ली', 'delhi'), ('नेपाल', 'nepal'), ('पोखरा', 'pokhara'), ('भारत', 'india'), ('मुंबई', 'mumbai'),
  ('वाराणसी', 'varanasi'), ('কলকাতা', 'kolkata'), ('হাওড়া', 'kolkata'), ('กรุงเทพ', 'bangkok'),
  ('กรุงเทพมหานคร', 'bangkok'), ('ประเทศไทย', 'thailand'), ('เชียงใหม่', 'chiang mai'), ('ไทย', 'thailand'),
  ('ລາວ', 'laos'), ('ວຽງຈັນ', 'vientiane'), ('ຫຼວງພະບາງ', 'luang prabang'), ('ပုဂံ', 'bagan'),
  ('မန္တလေး', 'mandalay'), ('မြန်မာ', 'myanmar'), ('ရန်ကုန်', 'yangon'), ('កម្ពុជា', 'cambodia'),
  ('ភ្នំពេញ', 'phnom penh'), ('សៀមរាប', 'siem reap')
) as known (term, means) on conflict do nothing;

-- Kinds of experience.
insert into search_synonym (term, means)
select distinct search_fold(term), search_fold(means) from (values
  ('artisan', 'craft'), ('bar', 'evening'), ('bicycle', 'cycling'), ('bike', 'cycling'), ('biking', 'cycling'),
  ('boat', 'cruise'), ('camera', 'photography'), ('canoe', 'kayak'), ('ceramic', 'pottery'), ('ceramics', 'pottery'),
  ('children', 'family'), ('clay', 'pottery'), ('concert', 'music'), ('cook', 'cooking'), ('cookery', 'cooking'),
  ('craft', 'workshop'), ('cruise', 'boat'), ('cuisine', 'food'), ('culinary', 'food'), ('cycling', 'bike'),
  ('cyclo', 'rickshaw'), ('dancing', 'dance'), ('dumplings', 'dumpling'), ('eat', 'food'), ('eating', 'food'),
  ('farm', 'farming'), ('foodie', 'food'), ('gastronomy', 'food'), ('handicraft', 'craft'), ('hike', 'trek'),
  ('hike', 'walk'), ('hiking', 'trek'), ('kayak', 'kayaking'), ('kids', 'children'), ('kids', 'family'),
  ('massage', 'wellness'), ('meditation', 'wellness'), ('momo', 'dumpling'), ('monastery', 'temple'),
  ('moped', 'scooter'), ('mosque', 'temple'), ('motorbike', 'scooter'), ('nature', 'outdoors'),
  ('nightlife', 'evening'), ('noodle soup', 'pho'), ('pagoda', 'temple'), ('photo', 'photography'),
  ('photos', 'photography'), ('pottery', 'ceramics'), ('sailing', 'boat'), ('shrine', 'temple'), ('silk', 'weaving'),
  ('spa', 'wellness'), ('street food', 'food'), ('stroll', 'walk'), ('stupa', 'temple'), ('temple', 'pagoda'),
  ('textile', 'weaving'), ('trek', 'hike'), ('trekking', 'hike'), ('tuk tuk', 'rickshaw'), ('tuktuk', 'rickshaw'),
  ('village', 'countryside'), ('walking tour', 'walk'), ('wat', 'temple'), ('weaving', 'loom'),
  ('wellness', 'meditation'), ('wood carving', 'carving'), ('woodcarving', 'carving'), ('yoga', 'wellness')
) as known (term, means) on conflict do nothing;
