/** Endings that make a bare `name.ending` a link on X. With https:// in front any ending does. */

const COUNTRIES = `ac ad ae af ag ai al am an ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv
bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et eu fi fj fk fm fo fr
ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh
ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz
na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj
sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tp tr tt tv tw tz ua ug uk um us uy uz va vc ve vg vi
vn vu wf ws ye yt za zm zw`;

const GENERIC = `academy app art audio auto bar beer best bet bid bike bingo bio biz black blog blue boo bot boutique build business buzz cab
cafe cam camera camp capital car cards care cars cash casino cat center chat cheap church city claims click clinic clothing
cloud club coach codes coffee com community company computer consulting cool credit cruises dad dance date dating day deals
degree delivery design dev diamonds digital direct discount dog domains download earth eat eco edu education email energy
events exchange expert exposed express fail faith family fan fans farm fashion film finance fish fit fitness flights foo
football forum fun fund fyi gallery game games garden gift gifts gives glass global gmbh gold golf gov graphics gratis green group
guide guru hair health help here hiphop holiday horse host hosting house how inc info ink institute int international
jetzt jewelry jobs joy kim kitchen land law legal life lighting limited limo link live loan lol love ltd luxury man
management market marketing mba media meet memorial men menu mil mobi moda moe moi mom money monster movie museum name navy net
network new news ninja now nyc observer one online ooo open org page partners parts party pay pet phone photo photos pics
pictures pink pizza place plus poker press pro productions promo properties pub racing read recipes red rehab rent repair
report rest review reviews rich rip rocks rodeo room rugby run safe sale save school science security select services sexy
shoes shop show singles site ski sky soccer social software solar solutions space storage store stream studio study
style sucks supply support surf systems tattoo tax taxi team tech technology tel tennis theater tickets tips today tools top
tours town toys trade trading training travel tube university vacations ventures vet video villas vip vision vodka vote
voyage wang watch webcam website wed wedding wiki win wine work works world wow wtf xyz yoga you zip zone`;

/** Longest first, so that `.com` is not read as `.co`. */
export const LINK_DOMAINS: readonly string[] = `${COUNTRIES} ${GENERIC}`
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
