// Evolves priority lists for Dominion: see strength.md. A copy of the rules and of games/dominion/bots (turns.py,
// endings.py), quick enough for a hundred thousand matches a second. OLD is the list that was `regular` before.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
using namespace std;
enum { COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE, ADVENTURER, BUREAUCRAT, CELLAR, CHANCELLOR, CHAPEL, COUNCIL_ROOM,
  FEAST, FESTIVAL, GARDENS, LABORATORY, LIBRARY, MARKET, MILITIA, MINE, MOAT, MONEYLENDER, REMODEL, SMITHY, SPY, THIEF,
  THRONE_ROOM, VILLAGE, WITCH, WOODCUTTER, WORKSHOP, N };
const char* KEY[N] = {"copper","silver","gold","estate","duchy","province","curse","adventurer","bureaucrat","cellar","chancellor","chapel","council_room","feast","festival","gardens","laboratory","library","market","militia","mine","moat","moneylender","remodel","smithy","spy","thief","throne_room","village","witch","woodcutter","workshop"};
const int COST[N]={0,3,6,2,5,8,0,6,4,2,3,2,5,4,5,4,5,5,5,4,5,2,4,4,4,4,4,4,3,5,3,3};
const int PCARDS[N]={0,0,0,0,0,0,0,0,0,0,0,0,4,0,0,0,2,0,1,0,0,2,0,0,3,1,0,0,1,2,0,0};
const int PACT[N]={0,0,0,0,0,0,0,0,0,1,0,0,0,0,2,0,1,0,1,0,0,0,0,0,0,1,0,0,2,0,0,0};
const int PBUY[N]={0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,1,0};
const int COIN[N]={1,2,3,0,0,0,0,0,0,0,2,0,0,0,2,0,0,0,1,2,0,0,0,0,0,0,0,0,0,0,2,0};
const int POINT[N]={0,0,0,1,3,6,-1};
inline bool act(int c){return c>CURSE&&c!=GARDENS;}
inline bool tre(int c){return c<=GOLD;}
inline bool vic(int c){return c==ESTATE||c==DUCHY||c==PROVINCE||c==GARDENS;}
inline bool burden(int c){return c==CURSE||vic(c);}
inline bool attack(int c){return c==BUREAUCRAT||c==MILITIA||c==SPY||c==THIEF||c==WITCH;}
int WORTH[N];
struct Rng{uint64_t s; uint32_t next(){s^=s<<13;s^=s>>7;s^=s<<17;return (uint32_t)(s>>32);} int below(int n){return (int)(((uint64_t)next()*n)>>32);} double u(){return next()/4294967296.0;}};
struct Entry{int card,kind,n,t0,t;};
struct List{int g[6]; vector<Entry> e; bool old=false;};  // money, turns, coins, left, duchy, estate
struct Pl{int hand[N],held[N];int size;vector<uint8_t> deck,disc;int turns;};
struct Game{
  int players; Pl p[4]; int supply[N]; bool in[N]; vector<int> kingdom; int empty; int active,actions,buys,coins; vector<uint8_t> played; const List* list[4]; Rng* r; bool over;
  int trashedFeast;
  void setup(int n,const vector<int>&k,const List**l,Rng*rr){
    players=n;r=rr;kingdom=k;memset(supply,0,sizeof supply);memset(in,0,sizeof in);
    int v=n==2?8:12; supply[COPPER]=60-7*n;supply[SILVER]=40;supply[GOLD]=30;supply[ESTATE]=supply[DUCHY]=supply[PROVINCE]=v;supply[CURSE]=10*(n-1);
    for(int c:k){supply[c]=c==GARDENS?v:10;in[c]=true;}
    empty=0;over=false;
    for(int i=0;i<n;i++){Pl&q=p[i];memset(q.hand,0,sizeof q.hand);memset(q.held,0,sizeof q.held);q.size=0;q.turns=0;q.deck.clear();q.disc.clear();
      for(int j=0;j<7;j++)q.disc.push_back(COPPER);for(int j=0;j<3;j++)q.disc.push_back(ESTATE);q.held[COPPER]=7;q.held[ESTATE]=3;list[i]=l[i];draw(i,5);}
  }
  bool resh(int i){Pl&q=p[i];if(q.disc.empty())return false;q.deck.swap(q.disc);q.disc.clear();for(int j=(int)q.deck.size()-1;j>0;j--){int k=r->below(j+1);swap(q.deck[j],q.deck[k]);}return true;}
  int top(int i){Pl&q=p[i];if(q.deck.empty()&&!resh(i))return -1;int c=q.deck.back();q.deck.pop_back();return c;}
  void draw(int i,int n){while(n-->0){int c=top(i);if(c<0)return;p[i].hand[c]++;p[i].size++;}}
  void leave(int i,int c){p[i].hand[c]--;p[i].size--;}
  void enter(int i,int c){p[i].hand[c]++;p[i].size++;}
  void take(int i,int c){if(--supply[c]==0)empty++;p[i].held[c]++;}
  void gain(int i,int c){take(i,c);p[i].disc.push_back(c);}
  void trash(int i,int c){leave(i,c);p[i].held[c]--;}
  int points(int i){Pl&q=p[i];int t=q.held[ESTATE]+3*q.held[DUCHY]+6*q.held[PROVINCE]-q.held[CURSE];if(q.held[GARDENS]){int s=0;for(int c=0;c<N;c++)s+=q.held[c];t+=q.held[GARDENS]*(s/10);}return t;}
  int lead(int i){int b=-1000;for(int o=0;o<players;o++)if(o!=i)b=max(b,points(o));return points(i)-b;}
  bool wins(int i,int a){if(a)return a>0;for(int o=0;o<players;o++)if(o!=i&&p[o].turns>p[i].turns)return true;return false;}
  bool ends(int c){return supply[c]==1&&(c==PROVINCE||empty>=2);}
  bool dares(int i,int c){return !ends(c)||wins(i,lead(i)+POINT[c]);}
  int money(int i){return p[i].held[0]+2*p[i].held[1]+3*p[i].held[2];}
  int coinsInHand(int i){return p[i].hand[0]+2*p[i].hand[1]+3*p[i].hand[2];}
  int victory(int i){
    int left=supply[PROVINCE],most=min(buys,3); if(left==0||empty>=3||(left>most&&empty+most<3))return -1;
    int ahead=lead(i); if(left<=most&&8*left<=coins&&wins(i,ahead+6*left))return PROVINCE;
    if(empty+most<3)return -1; int sh=3-empty; int best=-1,bw=-1000; int f[N],n=0;
    for(int c=0;c<N;c++)if(supply[c]&&COST[c]<=coins&&supply[c]<=buys-sh+1&&c!=CURSE)f[n++]=c;
    if(n<sh)return -1;
    for(int a=0;a<n;a++){int c=f[a];int co=COST[c]*supply[c],g=POINT[c]*supply[c];
      if(sh==1){if(co<=coins&&supply[c]<=buys&&g>bw){bw=g;best=c;}}
      else if(sh==2)for(int b=a+1;b<n;b++){int o=f[b];if(co+COST[o]*supply[o]<=coins&&supply[c]+supply[o]<=buys&&g+POINT[o]*supply[o]>bw){bw=g+POINT[o]*supply[o];best=c;}}}
    return best>=0&&wins(i,ahead+bw)?best:-1;
  }
  // facts
  struct F{int money,tre,cards,vil,ter;};
  F facts(int i){F f;Pl&q=p[i];f.money=money(i);f.tre=q.held[0]+q.held[1]+q.held[2];f.cards=0;f.vil=f.ter=0;for(int c=0;c<N;c++)f.cards+=q.held[c];
    for(int c:kingdom)if(act(c)&&q.held[c]){if(PACT[c]==0)f.ter+=q.held[c];else if(PACT[c]>1)f.vil+=q.held[c]*(PACT[c]-1);}return f;}
  bool holds(int i,const Entry&e,const F&f){
    Pl&q=p[i]; if(e.t<40&&!(q.turns<e.t))return false; if(e.t0>0&&!(q.turns>e.t0))return false; int own=q.held[e.card];
    switch(e.kind){case 0:return e.n>=20||own<e.n;case 1:return f.ter<f.vil+e.n;case 2:return f.vil<f.ter+e.n;case 3:return own*max(e.n,1)<f.tre;case 4:return own*max(e.n,1)<f.cards;
      case 5:return (own-1)*e.n<f.tre;case 6:return (q.held[SMITHY]+q.held[COUNCIL_ROOM]-1)*e.n<f.tre;case 7:return supply[PROVINCE]<=e.n;}
    return true;}
  // wanted: first by list with cost<=limit
  int wanted(int i,int limit){
    const List&l=*list[i];F f=facts(i);int left=supply[PROVINCE];
    auto ok=[&](int c){return supply[c]>0&&COST[c]<=limit&&(l.old||dares(i,c));};
    if(ok(PROVINCE)&&(f.money>l.g[0]||p[i].turns>l.g[1]||coins>=l.g[2]||left<=l.g[3]))return PROVINCE;
    if(ok(DUCHY)&&left<=l.g[4])return DUCHY;
    if(ok(ESTATE)&&left<=l.g[5])return ESTATE;
    for(const Entry&e:l.e)if(ok(e.card)&&holds(i,e,f))return e.card;
    return -1;}
  void gainUpTo(int i,int limit){
    int c=wanted(i,limit); if(c<0){int bw=-10000;for(int k=0;k<N;k++)if(supply[k]&&COST[k]<=limit){int w=COST[k]-(burden(k)&&k!=PROVINCE?100:0);if(!list[i]->old&&ends(k)&&!dares(i,k))w-=500;if(w>bw){bw=w;c=k;}}}
    if(c>=0)gain(i,c);}
  int spareCoppers(int i){Pl&q=p[i];if(!q.hand[COPPER]||supply[PROVINCE]<=3)return 0;int left=money(i)-4;for(int c:kingdom)if(act(c)&&COIN[c])left+=COIN[c]*q.held[c];int sp=min(q.hand[COPPER],max(0,left));if(!sp)return 0;int have=coinsInHand(i)+coins;for(int pr:{8,6,5})if(have>=pr)return min(sp,have-pr);return sp;}
  int trashable(int i){return p[i].hand[CURSE]+(supply[PROVINCE]>3?p[i].hand[ESTATE]:0)+spareCoppers(i);}
  int remodelled(int i){Pl&q=p[i];int left=supply[PROVINCE];if(q.hand[GOLD]&&left>0&&left<=5&&coinsInHand(i)+coins-3<8)return GOLD;if(q.hand[CURSE])return CURSE;if(q.hand[ESTATE]&&left>3)return ESTATE;if(q.hand[GOLD]&&left>0&&left<=5)return GOLD;
    for(int c:kingdom)if(q.hand[c]&&(c==FEAST||c==CHAPEL||c==MONEYLENDER||c==WORKSHOP))return c; if(q.hand[ESTATE]&&!supply[DUCHY])return ESTATE;return q.hand[COPPER]&&coinsInHand(i)+coins<8?COPPER:-1;}
  int worth(int i,int c){Pl&q=p[i];switch(c){case WITCH:return supply[CURSE]?70:40;case MILITIA:for(int o=0;o<players;o++)if(o!=i&&p[o].size>3)return 57;return 34;case LIBRARY:return 18*(8-q.size);
    case CHAPEL:{int n=trashable(i);return n?25+15*min(n,4):0;}case MONEYLENDER:return q.hand[COPPER]?50:0;case MINE:return q.hand[SILVER]||q.hand[COPPER]?46:0;case REMODEL:return remodelled(i)>=0?44:0;}return WORTH[c];}
  int keep(int i,int c){if(burden(c))return 0;if(c==COPPER)return 20;if(tre(c))return 15+15*COIN[c];if(PACT[c])return 40+2*COST[c];Pl&q=p[i];int v=0,t=0;for(int k:kingdom)if(q.hand[k]&&act(k)){if(PACT[k]>1)v+=q.hand[k];else if(!PACT[k])t+=q.hand[k];}return t>v+1?5+worth(i,c)/10:20+worth(i,c)/3;}
  int pickAction(int i){
    Pl&q=p[i];
    if(list[i]->old){int b=-1;long bw=-1;for(int c:kingdom)if(act(c)&&q.hand[c]){long w=PACT[c]*10000+attack(c)*1000+COST[c];if(w>bw){bw=w;b=c;}}return b;}
    int fr=0,ti=0;for(int c:kingdom)if(act(c)&&q.hand[c]&&c!=THRONE_ROOM){if(PACT[c])fr+=q.hand[c];else if(worth(i,c)>0)ti+=q.hand[c];}
    int b=-1,bw=0;for(int c:kingdom)if(act(c)&&q.hand[c]){int w;if(c==THRONE_ROOM)w=fr==1&&ti==0?2000:fr+ti>0?700:0;else if(PACT[c]){w=1000+100*PACT[c]+10*PCARDS[c]+COIN[c];if(c==CELLAR)w=900;}else{w=worth(i,c);if(w>0&&actions>1)w+=PCARDS[c]>0?300:c==LIBRARY&&ti>q.hand[LIBRARY]?-100:200;}
      if(w>bw){bw=w;b=c;}}return b;}
  int pickDouble(int i){Pl&q=p[i];int b=-1,bw=-1;
    if(list[i]->old){for(int c:kingdom)if(act(c)&&q.hand[c]&&COST[c]>bw){bw=COST[c];b=c;}return b;}
    int ti=0;for(int c:kingdom)if(act(c)&&q.hand[c]&&!PACT[c]&&c!=THRONE_ROOM)ti+=q.hand[c];
    for(int c:kingdom)if(act(c)&&q.hand[c]){int w;if(c==THRONE_ROOM)w=ti>1?75:20;else if(c==VILLAGE)w=ti>1&&actions<1?72:25;else if(c==LIBRARY)w=9*(7-q.size);else if(c==MILITIA)w=45;else if(c==MONEYLENDER&&q.hand[COPPER]<2)w=25;else if(c==CHAPEL)w=12*trashable(i);else if(c==FEAST)w=66;else if(c==CELLAR)w=10;else if(PACT[c])w=10*COST[c]-2;else w=worth(i,c);
      if(w>bw){bw=w;b=c;}}return b;}
  int keepWorth(int c){return burden(c)?-1:COST[c];}
  void discardDown(int i){while(p[i].size>3){int b=-1,bw=100000;for(int c=0;c<N;c++)if(p[i].hand[c]){int w=list[i]->old?keepWorth(c):keep(i,c);if(w<bw){bw=w;b=c;}}leave(i,b);p[i].disc.push_back(b);}}
  void resolve(int i,int c){
    Pl&q=p[i]; actions+=PACT[c];buys+=PBUY[c];coins+=COIN[c];
    bool sh[4]={0,0,0,0}; if(attack(c))for(int o=0;o<players;o++)sh[o]=o!=i&&p[o].hand[MOAT]>0;
    if(PCARDS[c])draw(i,PCARDS[c]);
    switch(c){
    case ADVENTURER:{vector<uint8_t> aside;int f=0;while(f<2){int k=top(i);if(k<0)break;if(tre(k)){enter(i,k);f++;}else aside.push_back(k);}for(int k:aside)q.disc.push_back(k);break;}
    case BUREAUCRAT:{if(supply[SILVER]){take(i,SILVER);q.deck.push_back(SILVER);}for(int s=1;s<players;s++){int o=(i+s)%players;if(sh[o])continue;int b=-1;for(int k:{ESTATE,GARDENS,DUCHY,PROVINCE})if(p[o].hand[k]){b=k;break;}if(b>=0){leave(o,b);p[o].deck.push_back(b);}}break;}
    case CELLAR:{vector<uint8_t> d;int avg=0;if(!list[i]->old){double t=0;int n=0;for(int k=0;k<N;k++)if(q.held[k]){n+=q.held[k];t+=q.held[k]*(COIN[k]+0.9*PCARDS[k]);}avg=n&&t/n>1.15;}
      while(q.size>0){if(!list[i]->old&&(int)(q.deck.size()+q.disc.size())<=(int)d.size())break;int b=-1;int ti=0;for(int k:kingdom)if(q.hand[k]&&act(k)&&!PACT[k])ti+=q.hand[k];
        for(int k=0;k<N;k++)if(q.hand[k]){if(burden(k)){if(!list[i]->old&&k==ESTATE&&actions>0&&(q.hand[CHAPEL]||q.hand[REMODEL]))continue;b=k;break;}if(!list[i]->old&&act(k)&&!PACT[k]&&ti>actions){b=k;break;}}
        if(b<0&&avg&&q.hand[COPPER])b=COPPER; if(b<0)break;leave(i,b);d.push_back(b);}
      for(int k:d)q.disc.push_back(k);draw(i,d.size());break;}
    case CHANCELLOR:{if(!q.deck.empty()){reverse(q.deck.begin(),q.deck.end());for(int k:q.deck)q.disc.push_back(k);q.deck.clear();}break;}
    case CHAPEL:{for(int n=0;n<4;n++){int b=-1;if(q.hand[CURSE])b=CURSE;else if(q.hand[ESTATE]&&supply[PROVINCE]>3)b=ESTATE;else if(list[i]->old){if(q.hand[COPPER]&&money(i)>6)b=COPPER;}else if(spareCoppers(i)>0)b=COPPER;if(b<0)break;trash(i,b);}break;}
    case COUNCIL_ROOM:for(int o=0;o<players;o++)if(o!=i)draw(o,1);break;
    case FEAST:{for(size_t k=0;k<played.size();k++)if(played[k]==FEAST){played.erase(played.begin()+k);q.held[FEAST]--;break;}gainUpTo(i,5);break;}
    case LIBRARY:{vector<uint8_t> as;while(q.size<7){int k=top(i);if(k<0)break;if(act(k)&&!(actions>0))as.push_back(k);else enter(i,k);}for(int k:as)q.disc.push_back(k);break;}
    case MILITIA:for(int o=0;o<players;o++)if(o!=i&&!sh[o])discardDown(o);break;
    case MINE:{int b=-1;int better=supply[GOLD]?SILVER:COPPER;if(q.hand[better])b=better;else for(int k=0;k<3;k++)if(q.hand[k]){b=k;break;}if(b<0)break;trash(i,b);int best=-1;for(int k=0;k<3;k++)if(supply[k]&&COST[k]<=COST[b]+3&&(best<0||COST[k]>COST[best]))best=k;if(best>=0){take(i,best);enter(i,best);}break;}
    case MONEYLENDER:if(q.hand[COPPER]){trash(i,COPPER);coins+=3;}break;
    case REMODEL:{if(!q.size)break;int b=-1;if(list[i]->old){if(q.hand[GOLD]&&supply[PROVINCE]<=4&&supply[PROVINCE]>0)b=GOLD;else{int bw=1000;for(int k=0;k<N;k++)if(q.hand[k]&&keepWorth(k)<bw){bw=keepWorth(k);b=k;}}}
      else{b=remodelled(i);if(b<0){int bw=10000;for(int k=0;k<N;k++)if(q.hand[k]&&keep(i,k)<bw){bw=keep(i,k);b=k;}}}
      trash(i,b);gainUpTo(i,COST[b]+2);break;}
    case SPY:for(int s=0;s<players;s++){int o=(i+s)%players;if(sh[o])continue;int k=top(o);if(k<0)continue;bool poor=keepWorth(k)<=0;if(poor==(o==i))p[o].disc.push_back(k);else p[o].deck.push_back(k);}break;
    case THIEF:{vector<int> loot;for(int s=1;s<players;s++){int o=(i+s)%players;if(sh[o])continue;int a=top(o),b=top(o);int st=-1;if(a>=0&&tre(a))st=a;if(b>=0&&tre(b)&&b>st)st=b;if(st>=0){p[o].held[st]--;loot.push_back(st);if(st==a)a=-1;else b=-1;}if(a>=0)p[o].disc.push_back(a);if(b>=0)p[o].disc.push_back(b);}
      for(int k:loot)if(COIN[k]>1){q.disc.push_back(k);q.held[k]++;}break;}
    case THRONE_ROOM:{int k=pickDouble(i);if(k<0)break;leave(i,k);played.push_back(k);resolve(i,k);resolve(i,k);break;}
    case WITCH:for(int s=1;s<players;s++){int o=(i+s)%players;if(!sh[o]&&supply[CURSE])gain(o,CURSE);}break;
    case WORKSHOP:gainUpTo(i,4);break;
    }}
  void turn(int i){
    active=i;Pl&q=p[i];q.turns++;actions=1;buys=1;coins=0;played.clear();
    while(actions>0){int c=pickAction(i);if(c<0)break;actions--;leave(i,c);played.push_back(c);resolve(i,c);}
    coins+=coinsInHand(i);for(int c=0;c<3;c++)while(q.hand[c]){leave(i,c);played.push_back(c);}
    while(buys>0){int c=list[i]->old?-1:victory(i);if(c<0)c=wanted(i,coins);if(c<0)break;coins-=COST[c];buys--;gain(i,c);}
    for(int c=0;c<N;c++)while(q.hand[c]){leave(i,c);q.disc.push_back(c);}
    for(int c:played)q.disc.push_back(c);played.clear();draw(i,5);
    if(!supply[PROVINCE]||empty>=3)over=true;}
  // share of victory of seat 0's list; who begins is `first`
  double play(int first,int me){int t=0;for(int i=first;!over&&t<400;i=(i+1)%players,t++)turn(i);if(!over)return 0;int best=-1000,bt=0;for(int o=0;o<players;o++){int s=points(o);if(s>best||(s==best&&p[o].turns<bt)){best=s;bt=p[o].turns;}}int n=0;bool mine=false;for(int o=0;o<players;o++)if(points(o)==best&&p[o].turns==bt){n++;if(o==me)mine=true;}return mine?1.0/n:0;}
};
int cardOf(const string&s){for(int c=0;c<N;c++)if(s==KEY[c])return c;fprintf(stderr,"no card %s\n",s.c_str());exit(1);}
List parse(const string&line){List l;stringstream ss(line);for(int i=0;i<6;i++)ss>>l.g[i];string c;Entry e;while(ss>>c>>e.kind>>e.n>>e.t0>>e.t){e.card=cardOf(c);l.e.push_back(e);}return l;}
string show(const List&l){stringstream ss;for(int i=0;i<6;i++)ss<<l.g[i]<<" ";for(auto&e:l.e)ss<<" "<<KEY[e.card]<<" "<<e.kind<<" "<<e.n<<" "<<e.t0<<" "<<e.t;return ss.str();}
List OLD;
struct Kingdoms{vector<vector<int>> k;};
double match(const List&a,const List&b,const vector<int>&k,Rng&r,int players,int i){static Game g;const List*l[4];int me=i%players;for(int s=0;s<players;s++)l[s]=&b;l[me]=&a;g.setup(players,k,l,&r);return g.play(0,me);}
vector<int> randomKingdom(Rng&r){vector<int> a;for(int c=7;c<N;c++)a.push_back(c);for(int i=0;i<10;i++)swap(a[i],a[i+r.below(25-i)]);a.resize(10);sort(a.begin(),a.end());return a;}
struct Ind{List l;double w=0,n=0;double mean()const{return n?w/n:0;}double low()const{return mean()-0.6/sqrt(n+1);}};
const vector<vector<int>>* KS; vector<pair<const List*,double>> OPP;
void run(Ind&x,int n,Rng&r){for(int i=0;i<n;i++){const vector<int>&k=(*KS)[KS->size()==1?0:r.below(KS->size())];double u=r.u();const List*o=OPP[0].first;for(auto&q:OPP){if(u<q.second){o=q.first;break;}u-=q.second;}x.w+=match(x.l,*o,k,r,2,r.below(2));x.n++;}}
Entry randomEntry(Rng&r,const vector<int>&cards){int c=cards[r.below(cards.size())];Entry e{c,0,99,0,99};if(c==SILVER||c==GOLD){int o[]={1,2,3,4,99,99};e.n=o[r.below(6)];return e;}
  if(act(c)&&!PACT[c]){int o[]={0,0,0,1,3,4};e.kind=o[r.below(6)];}else if(c==VILLAGE||c==FESTIVAL){int o[]={0,0,2,2,4};e.kind=o[r.below(5)];}else{int o[]={0,0,0,4};e.kind=o[r.below(4)];}
  int q[]={1,1,2,2,3,4,6,10};switch(e.kind){case 0:e.n=q[r.below(8)];break;case 1:e.n=r.below(4);break;case 2:e.n=r.below(5)-1;break;case 3:e.n=5+r.below(11);break;case 4:e.n=4+r.below(11);}return e;}
List mutate(List l,Rng&r,const vector<int>&cards){int o[]={1,1,2,2,3,4};for(int t=o[r.below(6)];t>0;t--){double x=r.u();auto&L=l.e;
  if(x<0.2){int i=r.below(6);l.g[i]=max(0,l.g[i]+(r.below(2)?1:-1)*(1+r.below(i<3?3:1)));}
  else if(x<0.4)L.insert(L.begin()+r.below(L.size()+1),randomEntry(r,cards));
  else if(x<0.53&&L.size()>2)L.erase(L.begin()+r.below(L.size()));
  else if(x<0.7&&L.size()>1){int i=r.below(L.size());Entry e=L[i];L.erase(L.begin()+i);L.insert(L.begin()+r.below(L.size()+1),e);}
  else if(x<0.9&&L.size()){Entry&e=L[r.below(L.size())];int d[]={-2,-1,-1,1,1,2};if(e.n<20)e.n=max(-1,e.n+d[r.below(6)]);else{int q[]={99,3,5,8};e.n=q[r.below(4)];}}
  else if(L.size()){Entry&e=L[r.below(L.size())];if(r.below(2)){int q[]={3,4,5,6,8,10,14,99};e.t=q[r.below(8)];}else{int q[]={0,0,2,3,4,6,8,10};e.t0=q[r.below(8)];}}}
  if(l.e.size()>22)l.e.resize(22);return l;}
List cross(const List&a,const List&b,Rng&r){List l;for(int i=0;i<6;i++)l.g[i]=r.below(2)?a.g[i]:b.g[i];int i=r.below(a.e.size()+1),j=r.below(b.e.size()+1);l.e.assign(a.e.begin(),a.e.begin()+i);l.e.insert(l.e.end(),b.e.begin()+j,b.e.end());return l;}
bool same(const List&a,const List&b){return show(a)==show(b);}
vector<Ind> evolve(vector<List> start,const vector<int>&cards,double secs,Rng&r,int scale){
  vector<Ind> pop;for(auto&l:start){Ind x;x.l=l;run(x,400*scale,r);pop.push_back(x);}
  auto cpu=[](){return clock()/(double)CLOCKS_PER_SEC;};double t0=cpu();int gen=0;
  while(cpu()-t0<secs){gen++;sort(pop.begin(),pop.end(),[](const Ind&a,const Ind&b){return a.low()>b.low();});if(pop.size()>24)pop.resize(24);
    double bar=0;int m=min<int>(12,pop.size());for(int i=0;i<m;i++)bar+=pop[i].mean()/m;
    vector<Ind> kids;for(int k=0;k<24;k++){int a=min<int>((int)(-log(1-r.u())*4),pop.size()-1);List g=pop[a].l;if(r.u()<0.3)g=cross(g,pop[r.below(pop.size())].l,r);Ind x;x.l=mutate(g,r,cards);bool dup=false;for(auto&p:pop)if(same(p.l,x.l)){dup=true;break;}if(!dup)kids.push_back(x);}
    for(auto&x:kids){run(x,60*scale,r);if(x.mean()<bar-0.09)continue;run(x,200*scale,r);if(x.mean()<bar-0.03)continue;run(x,500*scale,r);pop.push_back(x);}
    sort(pop.begin(),pop.end(),[](const Ind&a,const Ind&b){return a.low()>b.low();});for(int i=0;i<6&&i<(int)pop.size();i++)if(pop[i].n<20000)run(pop[i],400*scale,r);
  }
  sort(pop.begin(),pop.end(),[](const Ind&a,const Ind&b){return a.low()>b.low();});fprintf(stderr,"gens %d best %.3f n %.0f\n",gen,pop[0].mean(),pop[0].n);return pop;}
vector<List> readLists(const char*f){vector<List> v;ifstream in(f);string s;while(getline(in,s)){size_t h=s.find('#');if(h!=string::npos)s=s.substr(0,h);if(s.find_first_not_of(" \t")==string::npos)continue;v.push_back(parse(s));}return v;}
vector<int> kingdomOf(const string&s){vector<int> k;stringstream ss(s);string c;while(getline(ss,c,','))k.push_back(cardOf(c));sort(k.begin(),k.end());return k;}
List only(const List&l,const vector<int>&cards){List m;memcpy(m.g,l.g,sizeof l.g);for(auto&e:l.e)if(find(cards.begin(),cards.end(),e.card)!=cards.end()||e.card<=GOLD||e.card==DUCHY||e.card==ESTATE)m.e.push_back(e);return m;}
int main(int argc,char**argv){
  for(int c=0;c<N;c++)WORTH[c]=10*COST[c];
  WORTH[ADVENTURER]=56;WORTH[BUREAUCRAT]=38;WORTH[CHANCELLOR]=34;WORTH[COUNCIL_ROOM]=60;WORTH[FEAST]=48;WORTH[MILITIA]=57;WORTH[MINE]=46;WORTH[MOAT]=36;WORTH[MONEYLENDER]=50;WORTH[REMODEL]=44;WORTH[SMITHY]=55;WORTH[SPY]=40;WORTH[THIEF]=32;WORTH[WITCH]=70;WORTH[WOODCUTTER]=35;WORTH[WORKSHOP]=33;
  OLD=parse("14 999 999 -1 4 2 gold 0 99 0 99 witch 0 2 0 99 council_room 5 14 0 99 laboratory 0 4 0 99 duchy 7 5 0 99 market 0 1 0 99 militia 0 1 0 99 smithy 6 14 0 99 moneylender 0 1 0 5 silver 0 99 0 99");OLD.old=true;
  string mode=argv[1];OPP={{&OLD,1.0}};
  if(mode=="ga"){ // ga KINGDOM lists.txt cpuseconds seed
    vector<vector<int>> ks={kingdomOf(argv[2])};KS=&ks;Rng r{strtoull(argv[5],0,10)*0x9E3779B97F4A7C15ull+1};for(int i=0;i<9;i++)r.next();
    vector<int> cards=ks[0];cards.push_back(SILVER);cards.push_back(SILVER);cards.push_back(GOLD);vector<List> s;for(auto&l:readLists(argv[3]))s.push_back(only(l,cards));
    auto pop=evolve(s,cards,atof(argv[4]),r,1);for(int i=0;i<4;i++)printf("%s # %.3f %.0f\n",show(pop[i].l).c_str(),pop[i].mean(),pop[i].n);
  }else if(mode=="em"){ // em lists.txt kingdoms rounds cpuseconds-per-list seed
    auto ls=readLists(argv[2]);int K=atoi(argv[3]),rounds=atoi(argv[4]);double secs=atof(argv[5]);Rng r{strtoull(argv[6],0,10)*0x9E3779B97F4A7C15ull+1};for(int i=0;i<9;i++)r.next();
    vector<int> cards;for(int c=7;c<N;c++)cards.push_back(c);cards.push_back(SILVER);cards.push_back(GOLD);
    for(int t=0;t<rounds;t++){vector<vector<int>> ks;for(int i=0;i<K;i++)ks.push_back(randomKingdom(r));int M=ls.size();vector<vector<vector<int>>> mine(M);double tot=0;vector<double> sum(M),cnt(M);
      for(auto&k:ks){vector<double> w(M);for(int m=0;m<M;m++){Ind x;x.l=ls[m];vector<vector<int>> one={k};KS=&one;run(x,60,r);w[m]=x.mean();}int b=max_element(w.begin(),w.end())-w.begin();mine[b].push_back(k);
        Ind x;x.l=ls[b];vector<vector<int>> one={k};KS=&one;run(x,40,r);tot+=x.mean();cnt[b]++;sum[b]+=x.mean();}
      fprintf(stderr,"round %d mean of best %.3f\n",t,tot/K);for(int m=0;m<M;m++)fprintf(stderr," %d:%.0f/%.2f",m,cnt[m],cnt[m]?sum[m]/cnt[m]:0);fprintf(stderr,"\n");
      for(int m=0;m<M;m++){if((int)mine[m].size()<K/60)continue;KS=&mine[m];vector<List> st={ls[m]};for(int i=0;i<3;i++)st.push_back(mutate(ls[m],r,cards));st.push_back(ls[r.below(M)]);auto pop=evolve(st,cards,secs,r,1);ls[m]=pop[0].l;}
      ofstream out(argv[2]);for(auto&l:ls)out<<show(l)<<"\n";}
  }else if(mode=="eval"){ // eval lists.txt kingdoms(count or list;list) matches seed players
    auto ls=readLists(argv[2]);int n=atoi(argv[4]);Rng r{strtoull(argv[5],0,10)*0x9E3779B97F4A7C15ull+1};for(int i=0;i<9;i++)r.next();int players=argc>6?atoi(argv[6]):2;
    vector<vector<int>> ks;if(isdigit(argv[3][0]))for(int i=0;i<atoi(argv[3]);i++)ks.push_back(randomKingdom(r));else{stringstream ss(argv[3]);string s;while(getline(ss,s,';'))ks.push_back(kingdomOf(s));}
    for(auto&k:ks){for(int c:k)printf("%d ",c);for(auto&l:ls){double w=0;for(int i=0;i<n;i++)w+=match(l,OLD,k,r,players,i);printf(" %.4f",w/n);}printf("\n");}
  }
}
