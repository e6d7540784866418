/** Endings that make a bare `name.ending` a link on X. With https:// in front any ending does. */

const COUNTRIES = `ac ad ae af ag ai al am an ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv
bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et eu fi fj fk fm fo fr
ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh
ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz
na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj
sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tp tr tt tv tw tz ua ug uk um us uy uz va vc ve vg vi
vn vu wf ws ye yt za zm zw`;

const GENERIC = `academy app art biz blog cafe capital cash chat city click cloud club com community cool dev digital
edu email exchange expert finance fun fund game games gold gov group guru host info ink int jobs life link live lol market
media mil mobi money monster name net network news ninja one online org page party photo pro rocks run shop show site social
solutions space store studio team tech tips today tools top tours town toys trade trading tube vip wiki win work world wtf
xyz zone`;

/** Longest first, so that `.com` is not read as `.co`. */
export const LINK_DOMAINS: readonly string[] = `${COUNTRIES} ${GENERIC}`
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
