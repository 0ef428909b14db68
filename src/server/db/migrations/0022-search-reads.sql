-- A search is read as a whole: places, kinds of experience, audiences and times of day are known by their names, and words
-- without weight are passed over (docs/search.md#what-is-read).

-- ── Letters ─────────────────────────────────────────────────────────────────────────────────────────────────────────

-- As before, but that letters of Chinese, Japanese and Korean are letters: a range of signs had swallowed them.
create or replace function search_fold(words text) returns text language plpgsql immutable parallel safe as $$
begin
  -- Joiners inside words of Indic and Khmer script are not seen by readers. Names are in full, because an index asks this
  -- function, and maintenance sees no schema by itself.
  words := replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFKC))), e'\u200c', ''), e'\u200d', '');
  return trim(regexp_replace(words, '[\u0001-/:-@[-`{-©«-´¶-¹»-¿×÷\u2000-\u206f₠-⃏←-⯿\u3000-〿・｡-･︀-️।-॥។-៚၊-၏\U0001f000-\U0001faff]+', ' ', 'g'));
end $$;
reindex index city_folded_name;

-- ── What phrases mean ───────────────────────────────────────────────────────────────────────────────────────────────

-- One table that operators edit. `means` is read by its kind:
--   words      also finds these words               instead    finds these words and not the term
--   place      another name of a city or country    landmark   something in or near this city
--   category   the slug of a category               attribute  solo, family, couples, child friendly, big groups
--   time       morning, afternoon, evening          filler     says nothing by itself; the term again
alter table search_synonym
  add column kind text not null default 'words'
    check (kind in ('words', 'instead', 'place', 'landmark', 'category', 'attribute', 'time', 'filler')),
  add check (kind <> 'filler' or means = term),
  drop constraint search_synonym_pkey,
  add primary key (term, kind, means);

update search_synonym set kind = 'place' where means in (
  'ayutthaya', 'bagan', 'bangalore', 'bangkok', 'beijing', 'bengaluru', 'bombay', 'calcutta', 'cambodia', 'canggu', 'chennai',
  'chiang mai', 'cochin', 'da lat', 'da nang', 'dalat', 'danang', 'delhi', 'denpasar', 'el nido', 'george town', 'ha long',
  'ha noi', 'halong', 'hanoi', 'ho chi minh', 'hoi an', 'india', 'jaipur', 'jakarta', 'jodhpur', 'kathmandu', 'kk', 'kochi',
  'kolkata', 'kota kinabalu', 'kuala lumpur', 'lalitpur', 'laos', 'luang prabang', 'madras', 'malacca', 'malaysia', 'mandalay',
  'manila', 'mawlamyine', 'melaka', 'mumbai', 'myanmar', 'mysore', 'mysuru', 'nepal', 'nha trang', 'palawan', 'patan', 'penang',
  'philippines', 'phnom penh', 'phu quoc', 'pokhara', 'pondicherry', 'puducherry', 'puerto princesa', 'pune', 'rangoon',
  'sa pa', 'saigon', 'sanur', 'sapa', 'seminyak', 'shimla', 'siem reap', 'solo', 'surakarta', 'thailand', 'thiruvananthapuram',
  'ubud', 'udaipur', 'ujung pandang', 'makassar', 'vadodara', 'vang vieng', 'varanasi', 'vientiane', 'vietnam', 'yangon',
  'yogyakarta');
update search_synonym set kind = 'landmark' where term in (
  'angkor', 'angkor wat', 'annapurna', 'borobudur', 'everest', 'intramuros', 'mandalay hill', 'prambanan')
  and kind = 'place';
insert into search_synonym (term, kind, means)
select search_fold(term), 'place', search_fold(means) from (values
  ('ho chi minh', 'ho chi minh city'), ('saigon', 'ho chi minh city'), ('sai gon', 'ho chi minh city'),
  ('hcmc', 'ho chi minh city'), ('penang', 'george town'), ('palawan', 'el nido'), ('melaka', 'malacca'),
  ('sapa', 'sa pa'), ('chitwan', 'sauraha'), ('java', 'yogyakarta'), ('java', 'surakarta'), ('java', 'bandung'),
  ('sarawak', 'kuching'), ('kerala', 'kochi'), ('rajasthan', 'jaipur'), ('ilocos', 'vigan')
) as known (term, means) on conflict do nothing;

-- Sights that are better known than the city from which they are visited.
insert into search_synonym (term, kind, means)
select search_fold(term), 'landmark', search_fold(city) from (values
  ('kathmandu', array['boudha', 'boudhanath', 'swayambhu', 'swayambhunath', 'monkey temple', 'thamel', 'pashupatinath', 'durbar square', 'nagarkot', 'patan']),
  ('bhaktapur', array['changu narayan', 'nyatapola']), ('pokhara', array['phewa lake', 'sarangkot', 'peace pagoda', 'machhapuchhre']),
  ('sauraha', array['rapti river']), ('varanasi', array['ganges', 'ganga', 'sarnath', 'assi ghat']), ('jaipur', array['amber fort', 'amer fort', 'hawa mahal',
    'nahargarh', 'palace of winds']), ('kochi', array['fort kochi', 'backwaters', 'alleppey', 'munnar', 'mattancherry']), ('darjeeling', array['tiger hill', 'toy train',
    'kanchenjunga']), ('yangon', array['shwedagon', 'shwedagon pagoda', 'golden rock']), ('bagan', array['mount popa']), ('mandalay', array['u bein', 'amarapura',
    'sagaing', 'mingun']), ('siem reap', array['angkor thom', 'bayon', 'ta prohm', 'banteay srei', 'tonle sap', 'kulen']), ('battambang', array['bamboo train',
    'phnom sampeau']), ('kampot', array['bokor', 'kep']), ('luang prabang', array['kuang si', 'pak ou', 'mount phousi']), ('vientiane', array['buddha park',
    'that luang', 'patuxai']), ('pakse', array['bolaven', 'bolaven plateau', 'wat phou', 'champasak', '4000 islands', 'si phan don']), ('hanoi', array['ninh binh', 'tam coc',
    'halong bay', 'ha long bay', 'bat trang', 'hoan kiem', 'west lake', 'old quarter', 'train street']), ('sa pa', array['fansipan', 'cat cat', 'muong hoa']), ('hue',
    array['perfume river', 'imperial city', 'thien mu']), ('hoi an', array['my son', 'marble mountains', 'da nang', 'tra que', 'cham islands']), ('ho chi minh city',
    array['mekong delta', 'cu chi', 'cu chi tunnels', 'ben thanh', 'can tho', 'cho lon', 'ben tre']), ('bangkok', array['wat arun', 'wat pho', 'grand palace', 'chao phraya',
    'chatuchak', 'khao san', 'chinatown', 'thonburi', 'floating market', 'damnoen saduak', 'maeklong']), ('ayutthaya', array['wat mahathat']), ('chiang mai', array['doi suthep',
    'doi inthanon', 'sunday walking street']), ('krabi', array['railay', 'ao nang', 'phi phi', 'koh lanta', 'four islands']), ('george town', array['penang hill', 'kek lok si',
    'balik pulau']), ('malacca', array['jonker street', 'jonker walk']), ('kuching', array['bako', 'santubong', 'semenggoh']), ('yogyakarta', array['merapi', 'mount merapi',
    'prambanan', 'borobudur', 'malioboro', 'kraton']), ('surakarta', array['sangiran', 'mount lawu']), ('bandung', array['tangkuban perahu', 'kawah putih']), ('ubud', array['tegallalang',
    'mount batur', 'batur', 'monkey forest', 'tirta empul', 'besakih', 'tanah lot', 'uluwatu', 'goa gajah', 'campuhan']), ('manila', array['intramuros', 'binondo', 'tagaytay', 'taal',
    'taal volcano']), ('vigan', array['calle crisologo']), ('el nido', array['big lagoon', 'bacuit bay', 'nacpan', 'corong corong', 'puerto princesa'])
) as known (city, terms), unnest(terms) term on conflict do nothing;

-- Well-known cities and islands: where they have no listing of their own, their country is the nearest answer.
insert into search_synonym (term, kind, means)
select search_fold(term), 'landmark', search_fold(country) from (values
  ('cambodia', array['phnom penh', 'sihanoukville', 'koh rong', 'kratie', 'mondulkiri']),
  ('vietnam', array['nha trang', 'dalat', 'da lat', 'halong', 'ha long',
    'phu quoc', 'hai phong', 'mui ne', 'ha giang', 'quy nhon', 'vung tau']),
  ('thailand', array['phuket', 'pattaya', 'koh samui', 'ko samui', 'chiang rai', 'hua hin', 'kanchanaburi', 'pai', 'sukhothai', 'koh phangan', 'koh tao', 'isan']),
  ('laos', array['vang vieng', 'savannakhet', 'plain of jars']),
  ('indonesia', array['jakarta', 'surabaya', 'lombok', 'medan', 'malang', 'komodo', 'flores', 'sumatra', 'sulawesi', 'gili islands', 'bromo']),
  ('philippines', array['cebu', 'boracay', 'bohol', 'davao', 'baguio', 'siargao', 'coron', 'banaue', 'luzon']),
  ('malaysia', array['kuala lumpur', 'langkawi', 'ipoh', 'johor bahru', 'kota kinabalu', 'sabah', 'cameron highlands', 'borneo']),
  ('india', array['mumbai', 'delhi', 'new delhi', 'agra', 'taj mahal', 'goa', 'udaipur', 'jodhpur', 'kolkata', 'chennai', 'bengaluru', 'bangalore', 'hyderabad',
    'rishikesh', 'amritsar', 'ladakh', 'mysore', 'pune', 'himalayas']),
  ('nepal', array['lumbini', 'himalaya', 'himalayas', 'langtang', 'mustang']),
  ('myanmar', array['inle', 'inle lake', 'naypyidaw', 'ngapali', 'mrauk u', 'hpa an'])
) as known (country, terms), unnest(terms) term on conflict do nothing;

-- What comes from a country, and its people.
insert into search_synonym (term, kind, means)
select search_fold(term), 'landmark', search_fold(country) from (values
  ('nepal', array['nepali', 'nepalese', 'newari', 'sherpa']), ('india', array['indian', 'rajasthani', 'keralan', 'bengali']),
  ('cambodia', array['khmer', 'cambodian']), ('vietnam', array['vietnamese', 'viet']), ('laos', array['lao', 'laotian']),
  ('indonesia', array['indonesian', 'balinese', 'javanese', 'sundanese']), ('thailand', array['thai', 'lanna']),
  ('philippines', array['filipino', 'philippine', 'pinoy', 'ilocano']), ('malaysia', array['malaysian', 'malay', 'nyonya', 'peranakan']),
  ('myanmar', array['burmese', 'shan'])
) as known (country, terms), unnest(terms) term on conflict do nothing;

-- Names of cities in Chinese, Japanese and Korean.
insert into search_synonym (term, kind, means)
select search_fold(term), 'place', search_fold(city) from (values
  ('bangkok', array['曼谷', 'バンコク', '방콕']), ('chiang mai', array['清迈', '清邁', 'チェンマイ', '치앙마이']), ('ayutthaya', array['大城', 'アユタヤ', '아유타야']),
  ('krabi', array['甲米', 'クラビ', '끄라비']), ('hanoi', array['河内', '河內', 'ハノイ', '하노이']), ('ho chi minh city', array['胡志明市', 'ホーチミン', '호치민']),
  ('hoi an', array['会安', '會安', 'ホイアン', '호이안']), ('hue', array['顺化', '順化', 'フエ', '후에']), ('sa pa', array['沙坝', '沙垻', 'サパ', '사파']),
  ('siem reap', array['暹粒', 'シェムリアップ', '씨엠립']), ('battambang', array['马德望', 'バッタンバン', '바탐방']), ('kampot', array['贡布', 'カンポット', '캄포트']),
  ('luang prabang', array['琅勃拉邦', 'ルアンパバーン', '루앙프라방']), ('vientiane', array['万象', '萬象', 'ビエンチャン', '비엔티안']), ('pakse', array['巴色', 'パクセー', '팍세']),
  ('yangon', array['仰光', 'ヤンゴン', '양곤']), ('mandalay', array['曼德勒', 'マンダレー', '만달레이']), ('bagan', array['蒲甘', 'バガン', '바간']),
  ('kathmandu', array['加德满都', 'カトマンズ', '카트만두']), ('pokhara', array['博卡拉', 'ポカラ', '포카라']), ('bhaktapur', array['巴克塔普尔', 'バクタプル', '박타푸르']),
  ('jaipur', array['斋浦尔', 'ジャイプル', '자이푸르']), ('varanasi', array['瓦拉纳西', 'バラナシ', '바라나시']), ('kochi', array['科钦', 'コーチ', '코치']),
  ('darjeeling', array['大吉岭', 'ダージリン', '다르질링']), ('ubud', array['乌布', '烏布', 'ウブド', '우붓', '巴厘岛', '峇里島', 'バリ', 'バリ島', '발리']),
  ('yogyakarta', array['日惹', 'ジョグジャカルタ', '족자카르타']), ('bandung', array['万隆', 'バンドン', '반둥']), ('surakarta', array['梭罗', 'スラカルタ', '수라카르타']),
  ('manila', array['马尼拉', '馬尼拉', 'マニラ', '마닐라']), ('vigan', array['维甘', 'ビガン', '비간']), ('el nido', array['爱妮岛', 'エルニド', '엘니도']),
  ('george town', array['乔治市', '槟城', '檳城', 'ジョージタウン', 'ペナン', '페낭']), ('malacca', array['马六甲', '馬六甲', 'マラッカ', '말라카']), ('kuching', array['古晋', 'クチン', '쿠칭'])
) as known (city, terms), unnest(terms) term on conflict do nothing;

-- Meanings that brought in what nobody asked for: "wellness" has the stem "well".
delete from search_synonym where kind = 'words' and (means in ('wellness', 'evening', 'outdoors', 'family') or term = 'wellness'
  or (term, means) in (('craft', 'workshop'), ('mosque', 'temple'), ('village', 'countryside')));

-- Groups of words that people use for each other.
insert into search_synonym (term, kind, means)
select search_fold(one), 'words', search_fold(other) from (values
  (array['pottery', 'ceramics', 'ceramic', 'potter', 'clay', 'kiln']), (array['weaving', 'loom', 'weaver', 'weave']),
  (array['trek', 'trekking', 'hike', 'hiking', 'walk']), (array['bike', 'bicycle', 'cycling', 'biking']),
  (array['dance', 'dancing', 'dancer']), (array['puppet', 'puppets', 'marionette', 'puppetry']),
  (array['photography', 'photo', 'camera']), (array['lantern', 'lamp']),
  (array['temple', 'pagoda', 'wat', 'stupa', 'monastery', 'shrine']),
  (array['tuk tuk', 'rickshaw', 'auto rickshaw', 'trishaw', 'cyclo']), (array['drum', 'drumming', 'percussion']),
  (array['bird', 'birdwatching', 'birding', 'bird watching']), (array['sunrise', 'dawn', 'first light', 'daybreak']),
  (array['sunset', 'dusk', 'last light']), (array['jewelry', 'jewellery', 'silversmith', 'silver']),
  (array['vegan', 'vegetarian', 'no meat']), (array['massage', 'spa', 'bath']), (array['fishing', 'fish', 'fisherman', 'net']),
  (array['barbecue', 'bbq', 'grill', 'charcoal']), (array['carving', 'woodcarving', 'wood carving', 'carver', 'carve']),
  (array['painting', 'paint', 'painter']), (array['drawing', 'sketching', 'draw']), (array['waterfall', 'falls']),
  (array['dessert', 'sweet', 'cake']), (array['basket', 'basketry', 'basket weaving']), (array['kayak', 'kayaking', 'canoe']),
  (array['singing', 'song', 'singer']), (array['countryside', 'village']), (array['rice terrace', 'rice field', 'paddy']),
  (array['wine', 'rice wine']), (array['dumpling', 'momo', 'dim sum']), (array['jungle', 'forest', 'rainforest']),
  (array['dye', 'dyeing']), (array['scarf', 'shawl', 'pashmina']), (array['sari', 'saree']), (array['paper making', 'papermaking']), (array['snack', 'street food']),
  (array['monk', 'alms']), (array['farmer', 'farm']), (array['spice', 'pepper', 'masala']), (array['kite', 'kite making']),
  (array['flower', 'garland', 'lotus']), (array['sailing', 'sail', 'boat']), (array['prawn', 'shrimp', 'seafood', 'crab'])
) as groups (words), unnest(words) one, unnest(words) other where one <> other on conflict do nothing;
insert into search_synonym (term, kind, means)
select search_fold(term), kind, search_fold(means) from (values
  ('wellness', 'instead', 'massage'), ('wellness', 'instead', 'bath'), ('wellness', 'instead', 'herbal'),
  ('yoga', 'words', 'meditation'), ('meditation', 'words', 'monk'), ('snorkeling', 'words', 'lagoon'),
  ('snorkelling', 'words', 'lagoon'), ('snorkel', 'words', 'lagoon'), ('snorkeling', 'words', 'island'),
  ('snorkelling', 'words', 'island'), ('diving', 'words', 'lagoon'), ('beach', 'words', 'island'), ('beach', 'words', 'sandbank'),
  ('swimming', 'words', 'lagoon'), ('homestay', 'words', 'family'), ('homestay', 'words', 'village'), ('museum', 'words', 'palace'),
  ('history', 'words', 'historical'), ('history', 'words', 'palace'), ('architecture', 'words', 'architect'),
  ('architecture', 'words', 'palace'), ('safari', 'words', 'wildlife'), ('wildlife', 'words', 'animals'), ('animals', 'words', 'wildlife'),
  ('wildlife', 'words', 'monkeys'), ('mosque', 'words', 'muslim'), ('islamic', 'words', 'muslim'), ('hindu', 'words', 'temple'),
  ('buddhist', 'words', 'temple'), ('buddhism', 'words', 'temple'), ('mountain', 'words', 'ridge'), ('mountain', 'words', 'hill'),
  ('mountains', 'words', 'ridge'), ('himalaya', 'words', 'mountain'), ('himalayas', 'words', 'himalaya'), ('theatre', 'words', 'puppet'),
  ('theater', 'words', 'theatre'), ('tailor', 'words', 'sew'), ('sewing', 'words', 'tailor'), ('beer', 'words', 'wine'),
  ('noodles', 'words', 'pho'), ('soup', 'words', 'noodle'), ('bread', 'words', 'banh mi'), ('sandwich', 'words', 'banh mi'),
  ('curry', 'words', 'curry paste'), ('batik', 'words', 'wax'), ('tie dye', 'words', 'dye'), ('indigo', 'words', 'dye'),
  ('sightseeing', 'words', 'walk'), ('vespa', 'words', 'scooter'), ('motorbike', 'words', 'scooter'), ('horse', 'words', 'kalesa')
) as known (term, kind, means) on conflict do nothing;

-- The words that people use for kinds of experience. An installation without such a category passes over its rows.
insert into search_synonym (term, kind, means)
select search_fold(term), 'category', search_fold(slug) from (values
  ('food-and-cooking', array['cooking', 'cook', 'cookery', 'cuisine', 'culinary', 'recipe', 'food', 'gastronomy', 'kitchen', 'chef']),
  ('markets-and-street-food', array['street food', 'market', 'food', 'hawker', 'bazaar', 'eating', 'eat',
    'foodie']),
  ('walks-and-nature', array['walk', 'walking', 'hike', 'hiking', 'trek', 'trekking', 'nature', 'outdoor', 'outdoors', 'trail',
    'stroll']),
  ('craft-workshops', array['craft', 'handicraft', 'artisan', 'arts and crafts', 'diy']),
  ('boats-and-water', array['boat', 'cruise', 'sailing', 'boating', 'rowing', 'island hopping']),
  ('temples-and-traditions', array['temple', 'pagoda', 'tradition', 'culture', 'cultural', 'religion', 'religious', 'spiritual', 'ceremony', 'ritual']),
  ('evenings-out', array['nightlife', 'night life', 'night out', 'evening out']),
  ('tea-and-coffee', array['tea', 'coffee', 'cafe', 'barista', 'chai']),
  ('textiles-and-dyeing', array['textile', 'fabric', 'weaving', 'dyeing', 'cloth']),
  ('music-and-dance', array['music', 'dance', 'dancing', 'concert', 'musician']),
  ('cycling-and-rides', array['bike', 'bicycle', 'cycling', 'biking', 'cycle']),
  ('farms-and-gardens', array['farm', 'farming', 'garden', 'gardening', 'agriculture', 'plantation'])
) as known (slug, terms), unnest(terms) term on conflict do nothing;

insert into search_synonym (term, kind, means)
select search_fold(term), kind, search_fold(means) from (values
  ('attribute', 'child-friendly', array['kid', 'kids', 'child', 'children', 'child friendly', 'kid friendly', 'toddler', 'baby', 'kiddo', 'family',
    'families', 'family friendly', 'son', 'daughter']),
  ('attribute', 'family', array['family', 'families', 'family friendly', 'kid', 'kids', 'children', 'parents', 'grandparents']),
  ('attribute', 'couples', array['couple', 'couples', 'romantic', 'romance', 'honeymoon', 'anniversary', 'date night', 'date', 'girlfriend',
    'boyfriend', 'wife', 'husband']),
  ('attribute', 'solo', array['solo', 'solo traveller', 'solo traveler', 'solo travel', 'alone', 'by myself', 'on my own', 'single']),
  ('attribute', 'big-groups', array['group', 'large group', 'big group', 'groups', 'team building', 'team', 'corporate', 'school group', 'friends']),
  ('time', 'morning', array['morning', 'early morning', 'mornings', 'sunrise', 'breakfast']),
  ('time', 'afternoon', array['afternoon', 'afternoons', 'after lunch']),
  ('time', 'evening', array['evening', 'evenings', 'night', 'nighttime', 'at night', 'after dark', 'after work', 'tonight'])
) as known (kind, means, terms), unnest(terms) term on conflict do nothing;

insert into search_synonym (term, kind, means)
select distinct search_fold(term), 'filler', search_fold(term) from unnest(array[
  'class', 'classes', 'course', 'courses', 'lesson', 'lessons', 'tour', 'tours', 'trip', 'trips', 'workshop', 'workshops', 'experience',
  'experiences', 'activity', 'activities', 'excursion', 'excursions', 'session', 'adventure', 'tasting', 'making', 'ride', 'rides', 'live', 'stay', 'retreat', 'hour', 'hours', 'view', 'views', 'manage', 'things to do', 'thing to do', 'things',
  'something to do', 'something', 'anything', 'what to do', 'what to see', 'where to go', 'places to visit', 'places to see', 'places',
  'place', 'attraction', 'attractions', 'stuff', 'ideas', 'idea', 'best', 'top', 'good', 'great', 'nice', 'fun', 'cool', 'amazing', 'unique',
  'unusual', 'special', 'interesting', 'beautiful', 'authentic', 'local', 'locals', 'traditional', 'real', 'genuine', 'typical', 'private',
  'small group', 'guided', 'guide', 'cheap', 'budget', 'affordable', 'inexpensive', 'low cost', 'free', 'near me', 'near', 'nearby', 'around',
  'close', 'book', 'booking', 'find', 'looking', 'look', 'want', 'wanna', 'need', 'like', 'would', 'learn', 'learning', 'learn to',
  'try', 'visit', 'visiting', 'see', 'go', 'going', 'take', 'get', 'make', 'enjoy', 'spend', 'must do', 'must see', 'popular', 'recommended',
  'famous', 'hidden gems', 'hidden gem', 'beginner', 'beginners', 'people', 'person', 'us', 'me', 'my', 'we', 'our', 'please', 'price', 'prices',
  'day', 'days', 'time', 'short', 'quick', 'easy', 'slow', 'new', 'city', 'town', 'old', 'english', 'english speaking', 'travel', 'holiday', 'vacation'
]) term on conflict do nothing;

-- ── When it changed ─────────────────────────────────────────────────────────────────────────────────────────────────

-- Each process keeps the phrases in memory and looks at this row to see whether they are still true.
create table search_lexicon (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into search_lexicon default values;

create function bump_search_lexicon() returns trigger language plpgsql as $$
begin
  update search_lexicon set version = version + 1;
  return null;
end $$;
create trigger synonym_changes_lexicon after insert or update or delete on search_synonym
  for each statement execute function bump_search_lexicon();
create trigger city_changes_lexicon after insert or delete or update of name, native_name, slug, country_code, time_zone, is_active on city
  for each statement execute function bump_search_lexicon();
create trigger country_changes_lexicon after insert or delete or update of name on country
  for each statement execute function bump_search_lexicon();
create trigger category_changes_lexicon after insert or delete or update of name, slug on category
  for each statement execute function bump_search_lexicon();

-- ── What is searched ────────────────────────────────────────────────────────────────────────────────────────────────

-- What a course is, as lexemes that no written word can be: its category, its city, for whom it is and when it starts.
create function listing_marks(category_id integer, city_id integer, traits integer) returns tsvector
language sql immutable parallel safe as $$
  select string_agg('''' || mark || ''':1B', ' ')::tsvector from unnest(array['category=' || category_id, 'city=' || city_id,
    case when traits & 1 <> 0 then 'time=morning' end, case when traits & 2 <> 0 then 'time=afternoon' end,
    case when traits & 4 <> 0 then 'time=evening' end, case when traits & 64 <> 0 then 'for=solo' end,
    case when traits & 128 <> 0 then 'for=family' end, case when traits & 256 <> 0 then 'for=couples' end,
    case when traits & 512 <> 0 then 'for=child-friendly' end, case when traits & 1024 <> 0 then 'for=big-groups' end]) mark
  where mark is not null
$$;

-- What course_listing should hold for these courses: with its activity, the host, the steps and the meeting point.
create or replace function course_listing_rows(ids integer[]) returns setof course_listing language sql stable as $$
  with wanted as materialized (
    select c.* from unnest(ids) w(id) join course c on c.id = w.id and c.status = 'published'
      join city t on t.id = c.city_id and t.is_active
  ), places as materialized (
    select p.city_id, p.category_id, search_names(concat_ws(' ', t.name, t.native_name, t.slug, n.name, k.name)) as names
    from (select distinct city_id, category_id from wanted) p join city t on t.id = p.city_id
      join country n on n.code = t.country_code join category k on k.id = p.category_id
  ), bands as (
    select s.course_id, bit_or(time_band(s.start_time)) as traits from (
      select r.course_id, r.start_time from wanted w join availability_rule r on r.course_id = w.id
      union all
      select e.course_id, e.start_time from wanted w join availability_exception e
        on e.course_id = w.id and e.kind = 'extra'
    ) s group by s.course_id
  ), traits as (
    select c.id, coalesce(b.traits, 0) | case c.transport when 'free' then 8 when 'addon' then 16 else 0 end
      | case when c.ba_host then 32 else 0 end
      | case when 'solo' = any(c.attributes) then 64 else 0 end
      | case when 'family' = any(c.attributes) then 128 else 0 end
      | case when 'couples' = any(c.attributes) then 256 else 0 end
      | case when 'child-friendly' = any(c.attributes) then 512 else 0 end
      | case when 'big-groups' = any(c.attributes) then 1024 else 0 end as bits
    from wanted c left join bands b on b.course_id = c.id
  )
  select c.id, c.city_id, c.category_id, c.host_id, c.price_cents, c.duration_minutes,
    r.bits,
    listing_rank(c.rank, c.review_total, c.review_sum), c.popularity, listing_rating(c.review_total, c.review_sum), c.review_total,
    coalesce(c.published_at, c.created_at),
    setweight(search_title(c.title) || search_title(c.activity), 'A') || setweight(p.names || search_names(h.display_name), 'B')
      || setweight(search_text(c.summary), 'C')
      || setweight(search_text(left(concat_ws(' ', c.description, s.steps, c.meeting_text), 6000)), 'D')
      || listing_marks(c.category_id, c.city_id, r.bits)
  from wanted c join places p on p.city_id = c.city_id and p.category_id = c.category_id
    join traits r on r.id = c.id join host h on h.user_id = c.host_id
    left join lateral (select string_agg(concat_ws('. ', step ->> 'title', step ->> 'text'), ' ') as steps
      from jsonb_array_elements(c.steps) step) s on true
$$;

create or replace function refresh_course_listing(ids integer[]) returns void
language plpgsql set plan_cache_mode to force_generic_plan as $$
declare
  cities integer[];
begin
  perform from course where id = any(ids) order by id for no key update;
  select array_agg(distinct city_id) into cities from (
    select city_id from course_listing where course_id = any(ids)
    union select city_id from course where id = any(ids)) both_sides;
  insert into course_listing select * from course_listing_rows(ids) order by course_id
  on conflict (course_id) do update set city_id = excluded.city_id, category_id = excluded.category_id,
    host_id = excluded.host_id, price_cents = excluded.price_cents, duration_minutes = excluded.duration_minutes,
    traits = excluded.traits, rank = excluded.rank, popularity = excluded.popularity, rating = excluded.rating,
    review_total = excluded.review_total, published_at = excluded.published_at, words = excluded.words;
  delete from course_listing l where l.course_id = any(ids) and not exists (
    select from course c join city t on t.id = c.city_id
    where c.id = l.course_id and c.status = 'published' and t.is_active);
  perform refresh_city_facet(cities);
  perform learn_words(array(select concat_ws(' ', c.title, c.activity, h.display_name) from course c join host h on h.user_id = c.host_id
    where c.id = any(ids) and c.status = 'published'), false);
  perform learn_lexemes(array(select unnest(tsvector_to_array(words)) from course_listing where course_id = any(ids)));
end $$;

create or replace function rebuild_course_listing(ids integer[] default null) returns void language plpgsql as $$
declare
  made record;
  chunk integer[];
  indexes text[];
begin
  if ids is not null then
    perform refresh_course_listing(ids);
    perform refresh_course_days(ids);
    return;
  end if;
  perform set_config('maintenance_work_mem', '512MB', true);
  -- Rows that have just come have no statistics, and without them every chunk would read whole tables.
  analyze city, course, availability_rule, availability_exception, departure, booking;
  select array_agg(i.indexdef order by i.indexname) into indexes from pg_indexes i
    where i.schemaname = 'public' and i.tablename in ('course_listing', 'course_days')
      and i.indexname not in ('course_listing_pkey', 'course_days_pkey');
  for made in select i.indexname from pg_indexes i where i.schemaname = 'public'
    and i.tablename in ('course_listing', 'course_days') and i.indexname not in ('course_listing_pkey', 'course_days_pkey')
  loop
    execute format('drop index %I', made.indexname);
  end loop;
  truncate course_listing, course_days, search_word;
  alter table course_listing disable trigger listing_counts_insert;
  for chunk in
    -- City by city, so that the rows of one lie together.
    select array_agg(id order by n) from (select id, row_number() over (order by city_id, id) as n from course
      where status = 'published') numbered group by (n - 1) / 20000 order by min(n)
  loop
    insert into course_listing select * from course_listing_rows(chunk) order by city_id, course_id;
    insert into course_days select * from course_days_rows(chunk) order by city_id, course_id;
  end loop;
  alter table course_listing enable trigger listing_counts_insert;
  for n in 1 .. coalesce(cardinality(indexes), 0) loop
    execute indexes[n];
  end loop;
  perform recount_listing();
  perform learn_words(array(select name || ' ' || native_name || ' ' || slug from city where is_active)
    || array(select name from country) || array(select name from category), true);
  perform learn_words(array(select term || ' ' || means from search_synonym where kind in ('words', 'instead', 'place', 'landmark')), false);
  perform learn_words(array(select display_name from host), false);
  insert into search_word as known (word, is_written, is_name, uses)
  select word, true, false, count(*) from course_listing l join course c on c.id = l.course_id,
    unnest(string_to_array(search_fold(c.title || ' ' || c.activity), ' ')) word
  where length(word) between 3 and 40 and word ~ '[^0-9]' group by word
  on conflict (word) do update set uses = known.uses + excluded.uses;
  -- Common words stand in any sample; whether a rare one finds something is asked when it is searched.
  perform learn_lexemes(array(select word from ts_stat(
    'select words from course_listing where course_id % (1 + (select count(*) from course_listing) / 30000) = 0')));
end $$;

create or replace function learn_synonym() returns trigger language plpgsql as $$
begin
  -- Phrases that are properties are read by their kind; as words they may find nothing.
  if new.kind in ('words', 'instead', 'place', 'landmark') then perform learn_words(array[new.term, new.means], false); end if;
  return null;
end $$;

create or replace function course_changes_listing() returns trigger language plpgsql as $$
declare
  listed integer[];
  dated integer[];
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(id order by id) into listed from new_rows where status = 'published';
    dated := listed;
  elsif tg_op = 'DELETE' then
    select array_agg(id order by id) into listed from old_rows;
    dated := listed;
  else
    -- Reviews and figures come often and change little: no text is read again for them.
    update course_listing l set rank = listing_rank(n.rank, n.review_total, n.review_sum), popularity = n.popularity,
      review_total = n.review_total, rating = listing_rating(n.review_total, n.review_sum)
    from new_rows n join old_rows o on o.id = n.id
    where n.id = l.course_id and (o.rank, o.popularity, o.review_total, o.review_sum)
      is distinct from (n.rank, n.popularity, n.review_total, n.review_sum);
    perform refresh_city_facet(array(select distinct n.city_id from new_rows n join old_rows o on o.id = n.id
      where (o.rank, o.review_total, o.review_sum, o.price_cents, o.surcharge_cents, o.group_tiers, o.min_pax,
        o.deposit_rate) is distinct from (n.rank, n.review_total, n.review_sum, n.price_cents, n.surcharge_cents,
        n.group_tiers, n.min_pax, n.deposit_rate)));
    select array_agg(n.id order by n.id) filter (where
        (o.status, o.city_id, o.category_id, o.host_id, o.title, o.activity, o.summary, o.description, o.steps, o.meeting_text, o.price_cents,
          o.duration_minutes, o.transport, o.attributes, o.ba_host, o.published_at)
        is distinct from (n.status, n.city_id, n.category_id, n.host_id, n.title, n.activity, n.summary, n.description,
          n.steps, n.meeting_text, n.price_cents, n.duration_minutes, n.transport, n.attributes, n.ba_host, n.published_at)),
      array_agg(n.id order by n.id) filter (where
        (o.status, o.city_id, o.horizon_days, o.cutoff_first_minutes, o.cutoff_later_minutes)
        is distinct from (n.status, n.city_id, n.horizon_days, n.cutoff_first_minutes, n.cutoff_later_minutes))
    into listed, dated from new_rows n left join old_rows o on o.id = n.id
    where o.status = 'published' or n.status = 'published';
  end if;
  if listed is not null then perform refresh_course_listing(listed); end if;
  if dated is not null then perform refresh_course_days(dated); end if;
  return null;
end $$;

create or replace function timetable_changes_listing() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct course_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct course_id) into ids from old_rows;
  else
    select array_agg(distinct course_id) into ids from (
      select course_id from new_rows union select course_id from old_rows) both_rows;
  end if;
  if ids is null then return null; end if;
  perform from course where id = any(ids) order by id for no key update;
  update course_listing l set traits = (l.traits & ~7) | coalesce(b.traits, 0),
    words = ts_delete(l.words, tsvector_to_array(listing_marks(l.category_id, l.city_id, 2047)))
      || listing_marks(l.category_id, l.city_id, (l.traits & ~7) | coalesce(b.traits, 0))
  from unnest(ids) w(id) left join lateral (
    select bit_or(time_band(s.start_time)) as traits from (
      select r.start_time from availability_rule r where r.course_id = w.id
      union all
      select e.start_time from availability_exception e where e.course_id = w.id and e.kind = 'extra') s) b on true
  where l.course_id = w.id and l.traits & 7 <> coalesce(b.traits, 0);
  perform refresh_course_days(ids);
  return null;
end $$;

-- A host's new name is looked for, too.
create function host_changes_listing() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  perform refresh_course_listing(array(select id from course where host_id = new.user_id and status = 'published'));
  return null;
end $$;
create trigger host_listing after update of display_name on host for each row
  when (old.display_name is distinct from new.display_name) execute function host_changes_listing();

-- Words that were learned from phrases which are read by their kind now.
select rebuild_course_listing();
