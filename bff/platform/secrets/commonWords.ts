/**
 * Words that common passwords are made of, gathered by hand: what leaked passwords of the world and of Japan keep
 * repeating (greetings, names, animals, sports, brands, places, keyboard words). `commonPasswords.ts` combines
 * them with years, digits, signs, keyboard walks and letters exchanged for digits.
 */
const english = `
abcdef access account action admin administrator adobe airport alaska albert alex alexander alexis alice allison
amanda amazon america american andrea andrew angel angela angels animal anthony apollo apple april arsenal arthur
ashley asshole august austin azerty baby badboy bailey banana barbara barcelona baseball basketball batman beach
bear beautiful beauty beaver benjamin bigdog birthday biteme black blackie blink blizzard blowme blue bond bonnie
booboo boomer boston brandon brandy brazil broncos brooklyn bubba buddy bulldog buster butter butterfly california
camaro cameron canada captain carlos carolina casper celtic champion change changeme charles charlie cheese chelsea
cherry chester chicago chicken chris christian christopher classic coffee college company compaq computer cookie
cool copper corvette cowboy cowboys cream cricket crystal dakota dallas dancer daniel danielle darkness david
deborah december default dennis denver destiny devil diablo diamond dodgers dog dolphin dolphins donald dragon
dreams eagle eagles edward einstein elephant elizabeth eminem emily england enter europe extreme facebook falcon
family fantasy ferrari fire firebird fish fishing flower flowers flyers football ford forever france frank frankie
freddy freedom friday friend friends fuck fuckme fuckoff fuckyou gandalf garfield gateway gemini george giants
ginger girl girls giveme gizmo god golden golf golfer google gordon green gregory guest guitar hammer hannah happy
hardcore harley heather heaven hello helpme hockey home honda honey hottie house hunter iceman iloveu iloveyou
internet ireland iron ironman island jackie jackson jaguar james january jasmine jason jasper jennifer jeremy
jessica jesus john johnny jordan joseph joshua junior justin katie keeper kevin killer king kitten kitty knight
ladies lakers lauren legend letmein liberty light lincoln little liverpool login london looking louise love lovely
lover lovers loveme lucky maggie magic manager manchester marina mario marlboro marley martin marvin master
matrix matthew maverick melissa member mercedes merlin metallica mexico michael michelle mickey microsoft midnight
miller million minecraft mistress money monica monkey monster morgan mother mountain movie muffin murphy music
mustang naruto nathan nature naughty ncc1701 newpass newyork nicholas nicole nintendo nirvana nothing november
office oliver online orange packers panther panthers paradise paris parker pass passion passport passw passwd
password patrick peaches peanut pepper peter phoenix picture pink platinum player please pokemon police pookie
porsche power precious prince princess private public purple qazwsx queen qwert qwerty rabbit rachel racing raiders
rainbow random ranger rangers rebecca red redsox richard robert rocket rockstar rocky ronald root rosebud runner
rush sabrina samantha sammy samson samsung samuel sandra saturn scarface school scooter scorpio scorpion secret
security september server service sexy shadow shannon shelby sierra silver simple single skippy slayer smokey snoopy
snowball soccer sophie spanky sparky spider spiderman squirt stalker star starwars startrek steelers stephen steve
steven student success summer sunday sunshine super superman supreme surfer swordfish sydney system taylor teacher
team tennis teresa test tester testing theman thomas thunder tiffany tiger tigers tigger tomcat toyota travel
travis trinity trouble trustno tucker turtle twitter united user vampire victor victoria video viking vikings
vincent violet virginia volcano voyager walter warcraft warrior welcome whatever white wild william williams willie
wilson windows winner winston winter wizard wolf wolverine wonder world xavier yamaha yankees yellow young youtube
zaq zxcvbn
`;

const japanese = `
aichi aikawa akira arashi arigato asahi asuka atsushi ayaka ayumi chiba daisuke disney doraemon eigyo fujitsu
fukuoka fukushima ganbare genki gohan gundam hanako haruka harumi hello hideki hikari hikaru himawari hinata
hiroki hiroko hiromi hiroshi hiroshima hokkaido honda ichiro inoue ishikawa itou jimukyoku kaisha kanagawa kaori
kazuki kazuko kazuya keiko keisuke kenichi kenta kentaro kimura kitty kobayashi kobe kokoro konnichiwa kumamoto kyoto
kyouto maeda makoto mamoru masahiro masaki masako matsumoto mayumi megumi michiko midori miffy minami mitsubishi
miyuki mizuki momoko momotaro murakami nagano nagoya naoki naoko naruto natsumi neko nihon niigata nippon nobita
noriko ohayo okinawa onepiece osaka panasonic pikachu piyopiyo ramen reiko ringo ryota sakura samurai sapporo
sasaki sasuke satomi satoru satoshi sayaka sayuri seiko sendai shinichi shinji shizuoka shota soumu suzuki taisuke
takagi takahashi takahiro takashi takeshi tanaka taro tatsuya tokyo tomoko tomomi totoro toyama toyota tsubasa
watanabe yamada yamaguchi yamamoto yamato yasuko yokohama yoshida yosuke yuki yukiko yumiko yusuke zaitaku
`;

export const commonWords: ReadonlySet<string> = new Set(
  `${english} ${japanese}`.split(/\s+/).filter((word) => word !== ''),
);
